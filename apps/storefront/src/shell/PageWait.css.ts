import { layoutStyle } from '@parinda/ui/theme/styles';
import { keyframes } from '@vanilla-extract/css';
import { slowPageMs } from '../shared/wait/waits.ts';

const hidden = keyframes({ from: { visibility: 'hidden' } });

/** Visible after 10 s, also without script. */
export const retry = layoutStyle({
  textAlign: 'center',
  animation: `${hidden} step-end backwards`,
  animationDelay: `${slowPageMs}ms`,
});
