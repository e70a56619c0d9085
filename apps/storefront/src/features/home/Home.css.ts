import { vars } from '@parinda/ui/theme';
import { layoutStyle } from '@parinda/ui/theme/styles';

export const page = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x3,
});

export const split = layoutStyle({
  display: 'grid',
  alignItems: 'center',
  gap: vars.space.xl,
  '@media': { '(min-width: 769px)': { gridTemplateColumns: '1fr 1fr' } },
});
