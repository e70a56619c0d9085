import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.ts';

export const card = componentStyle({
  display: 'flex',
  // With large text on a phone, the text is below the picture.
  flexWrap: 'wrap',
  alignContent: 'space-between',
  alignItems: 'flex-start',
  gap: vars.space.md,
  blockSize: '100%',
  padding: vars.space.md,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.bg.surface,
});

export const picture = componentStyle({
  flex: '999 0 4.5rem',
  maxInlineSize: '7rem',
  borderRadius: vars.radius.md,
});

export const words = componentStyle({
  flex: '1 1 8rem',
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xxs,
});

export const title = componentStyle({
  fontFamily: vars.font.display,
  fontSize: vars.text.lg,
  fontWeight: vars.weight.bold,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
});

export const order = componentStyle({
  maxInlineSize: '100%',
  color: vars.color.fg.muted,
  fontSize: vars.text.sm,
  overflowWrap: 'anywhere',
});

export const facts = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.sm,
  marginBlockEnd: vars.space.xs,
  color: vars.color.fg.muted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const total = componentStyle({
  color: vars.color.fg.default,
  fontSize: vars.text.md,
  fontWeight: vars.weight.bold,
});

export const actions = componentStyle({
  flex: '1 0 100%',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  paddingBlockStart: vars.space.md,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});
