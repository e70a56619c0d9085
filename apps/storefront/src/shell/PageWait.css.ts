import { layoutStyle } from '@parinda/ui/theme/styles';
import { keyframes } from '@vanilla-extract/css';

/** A page that still loads after this offers a reload. */
export const slowMs = 10_000;

const hidden = keyframes({ from: { visibility: 'hidden' } });

/** Visible after 10 s, also without script. */
export const retry = layoutStyle({
  textAlign: 'center',
  animation: `${hidden} step-end backwards`,
  animationDelay: `${slowMs}ms`,
});
