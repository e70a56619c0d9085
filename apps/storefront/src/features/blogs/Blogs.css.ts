import { breakpoints, vars } from '@parinda/ui/theme';
import { layoutStyle } from '@parinda/ui/theme/styles';

const { space } = vars;

export const columns = layoutStyle({
  display: 'grid',
  alignItems: 'start',
  gap: space.xxl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [breakpoints[1024]]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } },
});

export const recent = layoutStyle({ display: 'grid', gap: space.md });
