import { over, vars } from '@parinda/ui/theme';
import { layoutStyle } from '@parinda/ui/theme/styles';

export const browser = layoutStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  '@media': { [over[768]]: { gridTemplateColumns: '16rem minmax(0, 1fr)' } },
});

export const panel = layoutStyle({ alignSelf: 'start' });

export const results = layoutStyle({ display: 'grid', gap: vars.space.lg, alignContent: 'start' });

export const bar = layoutStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
});

export const choices = layoutStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm });
