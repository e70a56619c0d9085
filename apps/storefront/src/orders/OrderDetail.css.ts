import { vars } from '@parinda/ui/theme';
import { layoutStyle } from '@parinda/ui/theme/styles';

export const columns = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.lg,
  '@media': { '(min-width: 1024px)': { gridTemplateColumns: 'minmax(0, 1fr) 24rem' } },
});

export const items = layoutStyle({ display: 'grid', gap: vars.space.md });

export const item = layoutStyle({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) auto',
  gap: vars.space.md,
  paddingBottom: vars.space.md,
  borderBottom: `1px solid ${vars.color.border.subtle}`,
});
