import { over, vars } from '@parinda/ui/theme';
import { laidOutLate, layoutStyle } from '@parinda/ui/theme/styles';

const inRows = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x3,
} as const;

export const page = layoutStyle(inRows);

export const lower = layoutStyle({ ...inRows, selectors: laidOutLate('120rem', vars.space.lg) });

export const split = layoutStyle({
  display: 'grid',
  alignItems: 'center',
  gap: vars.space.xl,
  '@media': { [over[768]]: { gridTemplateColumns: '1fr 1fr' } },
});

export const picture = layoutStyle({ borderRadius: vars.radius.lg });

export const review = layoutStyle({ display: 'grid', gap: vars.space.xs, alignContent: 'start' });

/** Approximately the height of a card with the buttons below it. */
export const awaitedSlides = layoutStyle({ minBlockSize: '40rem' });
