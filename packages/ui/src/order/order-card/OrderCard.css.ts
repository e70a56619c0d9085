import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.ts';

const line = `1px solid ${vars.color.border.subtle}`;

export const card = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  border: line,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.bg.surface,
});

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.md}`,
  padding: `${vars.space.sm} ${vars.space.md}`,
  borderBlockEnd: line,
});

export const order = componentStyle({
  // With large text on a phone, the state is below.
  flex: '1 1 9rem',
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  color: vars.color.fg.muted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const number = componentStyle({
  color: vars.color.fg.default,
  fontWeight: vars.weight.bold,
});

export const body = componentStyle({
  display: 'flex',
  // With large text on a phone, the text is below the picture.
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.md,
  // Aligns the actions of the cards of a row.
  flexGrow: 1,
  padding: vars.space.md,
});

export const picture = componentStyle({
  flex: '999 0 4.5rem',
  maxInlineSize: '6rem',
  borderRadius: vars.radius.md,
});

export const words = componentStyle({
  flex: '1 1 8rem',
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
});

export const title = componentStyle({
  fontFamily: vars.font.display,
  fontSize: vars.text.lg,
  fontWeight: vars.weight.bold,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
});

export const quantity = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.sm,
  color: vars.color.fg.muted,
  fontSize: vars.text.sm,
});

export const total = componentStyle({
  marginBlockStart: vars.space.xxs,
  fontSize: vars.text.lg,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  paddingBlockEnd: vars.space.md,
  paddingInline: vars.space.md,
});
