import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.ts';

export const card = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.sm,
  paddingBlock: vars.space.lg,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  inlineSize: '100%',
});

export const initial = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.accent.soft,
  color: vars.color.accent.fg,
  fontFamily: vars.font.display,
  fontWeight: vars.weight.bold,
});

export const who = componentStyle({ flex: '1 1 8rem', minInlineSize: 0 });

export const author = componentStyle({
  fontWeight: vars.weight.bold,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});

export const when = componentStyle({ color: vars.color.fg.muted, fontSize: vars.text.sm });

export const note = componentStyle({ marginInlineStart: 'auto' });

export const text = componentStyle({
  maxInlineSize: '70ch',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
