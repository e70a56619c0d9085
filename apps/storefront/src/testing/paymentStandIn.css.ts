import { vars } from '@parinda/ui/theme';
import { style } from '@vanilla-extract/css';

/** Looks different from the storefront's own dialogs. */
export const dialog = style({
  inlineSize: 'min(26rem, calc(100vw - 2rem))',
  margin: 'auto',
  padding: vars.space.lg,
  border: `${vars.line.firm} dashed ${vars.color.border.field}`,
  borderRadius: vars.radius.lg,
  background: vars.color.bg.surface,
  color: vars.color.fg.default,
  '::backdrop': { background: vars.color.overlay },
});

export const choices = style({
  display: 'flex',
  gap: vars.space.xs,
  marginBlockStart: vars.space.md,
});

export const choice = style({
  minBlockSize: vars.size.control,
  paddingInline: vars.space.md,
  border: `1px solid ${vars.color.border.field}`,
  borderRadius: vars.radius.md,
  cursor: 'pointer',
});
