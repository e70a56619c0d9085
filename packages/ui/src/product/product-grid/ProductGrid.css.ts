import { breakpoints } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, laidOutLate } from '../../theme/layered.ts';

export const grid = componentStyle({
  display: 'grid',
  // In rem, so that large text leads to one column.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
  gap: vars.space.sm,
  '@media': {
    [breakpoints[600]]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
      gap: vars.space.lg,
    },
    [breakpoints[1024]]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
    },
  },
});

export const item = componentStyle({
  minInlineSize: 0,
  selectors: laidOutLate('33rem', vars.space.lg),
});
