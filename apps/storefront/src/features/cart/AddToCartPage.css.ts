import { vars } from '@parinda/ui/theme';
import { layoutStyle } from '@parinda/ui/theme/styles';

export const line = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'clamp(5rem, 25%, 10rem) minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.lg,
  padding: vars.space.md,
  borderRadius: vars.radius.lg,
  border: `1px solid ${vars.color.border.subtle}`,
  background: vars.color.bg.surface,
});

export const picture = layoutStyle({ borderRadius: vars.radius.md });
