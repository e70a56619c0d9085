import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.ts';

export const inline = componentStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  minWidth: 0,
});

export const inlineLabel = componentStyle({
  fontSize: vars.text.sm,
  color: vars.color.fg.muted,
});

export const box = componentStyle({
  position: 'relative',
  display: 'block',
  minWidth: 0,
  // Beside its label it takes what room there is; its longest option is cut rather than wrapped.
  selectors: { [`${inline} > &`]: { flex: '1 1 6rem' } },
});

const besideArrow = '2.5rem';
const halfArrow = '0.625rem';

export const select = componentStyle({
  appearance: 'none',
  cursor: 'pointer',
  paddingInlineEnd: besideArrow,
  textOverflow: 'ellipsis',
});

export const arrow = componentStyle({
  position: 'absolute',
  insetInlineEnd: vars.space.sm,
  insetBlockStart: `calc(50% - ${halfArrow})`,
  pointerEvents: 'none',
});
