import { globalLayer } from '@vanilla-extract/css';

/** One layer for everything, which a page can order: `@layer pa, app`. */
const parent = globalLayer('pa');

/** Later layers win, whatever the specificity: reset < theme < components < layouts. */
export const layers = {
  reset: globalLayer({ parent }, 'reset'),
  theme: globalLayer({ parent }, 'theme'),
  components: globalLayer({ parent }, 'components'),
  layouts: globalLayer({ parent }, 'layouts'),
};
