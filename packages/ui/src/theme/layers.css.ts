import { globalLayer } from '@vanilla-extract/css';

/** Later wins, whatever the selectors weigh: reset < theme < components < layouts. */
export const layers = {
  reset: globalLayer('reset'),
  theme: globalLayer('theme'),
  components: globalLayer('components'),
  layouts: globalLayer('layouts'),
};
