import { noScript } from '../../theme/breakpoints.ts';
import { componentStyle } from '../../theme/layered.ts';

/** Only visible without script. */
export const withoutScript = componentStyle({
  display: 'none',
  '@media': { [noScript]: { display: 'block' } },
});
