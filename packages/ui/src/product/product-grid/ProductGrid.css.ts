import { breakpoints } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.ts';

export const grid = componentStyle({
  display: 'grid',
  // In rem, so that twice the text size leaves one column instead of two broken ones.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
  gap: vars.space.sm,
  '@media': {
    [breakpoints[600]]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
      gap: vars.space.lg,
    },
    [breakpoints[1024]]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
    },
  },
});

/** Of a card on a phone; what is off by some lines is put right as the card comes near. */
const usualHeight = '33rem';

export const item = componentStyle({
  minInlineSize: 0,
  selectors: {
    // Where the page asks for it, cards out of sight are laid out as they come near.
    ':root[data-lazy-layout] &': {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: `auto ${usualHeight}`,
      overflowClipMargin: vars.space.lg,
    },
  },
});
