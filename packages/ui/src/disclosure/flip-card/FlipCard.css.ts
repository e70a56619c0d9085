import { reducedMotion } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.ts';

const turn = vars.duration.slow;
const eyeDistance = '1600px';

export const scene = componentStyle({ perspective: eyeDistance });

/** Both faces share one grid cell, so the card keeps its height. */
export const card = componentStyle({
  display: 'grid',
  transformStyle: 'preserve-3d',
  transition: `rotate ${turn} ${vars.easing.standard}`,
  '@media': { [reducedMotion]: { transition: 'none', transformStyle: 'flat' } },
});

export const flipped = componentStyle({
  rotate: 'y 180deg',
  '@media': { [reducedMotion]: { rotate: 'none' } },
});

const face = {
  gridArea: '1 / 1',
  minWidth: 0,
  backfaceVisibility: 'hidden',
  outline: 'none',
  // Hidden after the turn, also where backface-visibility has no effect.
  selectors: {
    '&[inert]': { visibility: 'hidden', transition: `visibility 0s ${turn}` },
  },
} as const;

export const front = componentStyle(face);
export const back = componentStyle({
  ...face,
  rotate: 'y 180deg',
  '@media': { [reducedMotion]: { rotate: 'none' } },
});
