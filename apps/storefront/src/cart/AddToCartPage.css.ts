import { vars } from '@parinda/ui/theme';
import { style } from '@vanilla-extract/css';

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'clamp(5rem, 25%, 10rem) minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.lg,
  padding: vars.space.md,
  borderRadius: vars.radius.lg,
  border: `1px solid ${vars.color.border.subtle}`,
  background: vars.color.bg.surface,
});

export const picture = style({ borderRadius: vars.radius.md });
