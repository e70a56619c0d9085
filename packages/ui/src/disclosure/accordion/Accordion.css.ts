import { noScript } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.ts';

const { color } = vars;

export const item = componentStyle({ borderBlockEnd: `1px solid ${color.border.subtle}` });

export const title = componentStyle({
  fontSize: vars.text.lg,
  fontWeight: vars.weight.semibold,
  lineHeight: 1.35,
});

export const trigger = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
  inlineSize: '100%',
  minHeight: '3.5rem',
  paddingBlock: vars.space.sm,
  borderRadius: vars.radius.sm,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '@media': { [noScript]: { '::after': { content: 'none' } } },
});

export const arrow = componentStyle({
  flexShrink: 0,
  color: color.accent.fg,
  transition: `rotate ${vars.duration.base} ${vars.easing.standard}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
  '@media': { [noScript]: { display: 'none' } },
});

export const panel = componentStyle({ '@media': { [noScript]: { display: 'block' } } });

export const body = componentStyle({
  maxWidth: '70ch',
  paddingBlockEnd: vars.space.lg,
  color: color.fg.muted,
  overflowWrap: 'anywhere',
});
