import { layoutStyle } from '@parinda/ui/theme/styles';
import { keyframes } from '@vanilla-extract/css';

const hidden = keyframes({ from: { visibility: 'hidden' } });

/** Visible after 10 s, also where no script has come. */
export const retry = layoutStyle({
  textAlign: 'center',
  animation: `${hidden} 1ms 10s step-end backwards`,
});
