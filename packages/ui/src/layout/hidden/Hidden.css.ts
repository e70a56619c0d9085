import { breakpoints } from '../../theme/breakpoints.ts';
import { componentVariants } from '../../theme/layered.ts';

const gone = (media: string) => ({ '@media': { [media]: { display: 'none' } } });
export const hiddenFrom = componentVariants(breakpoints, gone);
export const hiddenBelow = componentVariants(breakpoints, (from) =>
  gone(from.replace('screen and ', 'not all and ')),
);
