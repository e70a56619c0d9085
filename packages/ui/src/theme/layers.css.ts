import { globalLayer } from '@vanilla-extract/css';

/** One name on a page of others, which may place it among its own layers: `@layer pa, app`. */
const parent = globalLayer('pa');

/** Later wins, whatever the selectors weigh: reset < theme < components < layouts. */
export const layers = {
  reset: globalLayer({ parent }, 'reset'),
  theme: globalLayer({ parent }, 'theme'),
  components: globalLayer({ parent }, 'components'),
  layouts: globalLayer({ parent }, 'layouts'),
};
