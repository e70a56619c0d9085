import { breakpoints, vars } from '@parinda/ui/theme';
import { layoutStyle } from '@parinda/ui/theme/styles';
import { staysInSight } from '../../shared/columns.ts';

export const reviews = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  alignItems: 'start',
  '@media': {
    [breakpoints[1024]]: {
      gridTemplateColumns: '20rem minmax(0, 1fr)',
      columnGap: vars.space.x3,
    },
  },
});

/** Stays visible beside the reviews. */
export const summary = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  '@media': { [breakpoints[1024]]: staysInSight },
});

export const list = layoutStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
