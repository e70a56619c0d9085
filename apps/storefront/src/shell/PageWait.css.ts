import { layoutStyle } from '@parinda/ui/theme/styles';
import { keyframes } from '@vanilla-extract/css';
import { slowPageMs } from '../shared/wait/waits.ts';

const hidden = keyframes({ from: { visibility: 'hidden' } });

/** Visible after 10 s, also where no script has come. */
export const retry = layoutStyle({
  textAlign: 'center',
  animation: `${hidden} step-end backwards`,
  animationDelay: `${slowPageMs}ms`,
});
