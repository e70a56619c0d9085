import { noScript } from '../../theme/breakpoints.ts';
import { componentStyle } from '../../theme/layered.ts';

/** Only seen where no script answers a change. */
export const withoutScript = componentStyle({
  display: 'none',
  '@media': { [noScript]: { display: 'block' } },
});
