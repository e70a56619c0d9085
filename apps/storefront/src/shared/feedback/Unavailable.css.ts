import { vars } from '@parinda/ui/theme';
import { layoutStyle } from '@parinda/ui/theme/styles';

const { danger } = vars.color;

const box = {
  padding: vars.space.md,
  border: '1px solid',
  borderColor: danger.border,
  borderRadius: vars.radius.md,
  backgroundColor: danger.soft,
} as const;

export const notice = layoutStyle({ ...box, margin: vars.space.md });

export const over = layoutStyle({
  ...box,
  position: 'fixed',
  zIndex: vars.z.modal,
  insetInline: vars.space.md,
  insetBlockEnd: vars.space.md,
  maxInlineSize: '32rem',
  marginInline: 'auto',
});
