import type { StyleRule } from '@vanilla-extract/css';
import { breakpoints, noScript } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.ts';

/** Distances from the documents. */
const apart = '10px';
const farApart = '30px';

const perView = (width: keyof typeof breakpoints) => ({
  vars: { '--pa-slides-per-view': `var(--pa-slides-${width})` },
});

const box: StyleRule = {
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  vars: {
    '--pa-slides-per-view': 'var(--pa-slides-0)',
    '--pa-gap': apart,
  },
  '@media': {
    [breakpoints[400]]: {
      vars: { '--pa-slides-per-view': 'var(--pa-slides-400)', '--pa-gap': farApart },
    },
    [breakpoints[768]]: perView(768),
    [breakpoints[1024]]: perView(1024),
    [breakpoints[1280]]: perView(1280),
  },
};

export const carousel = {
  headed: componentStyle(box),
  // The buttons are below the slides, but first in the tab order.
  plain: componentStyle({ ...box, flexDirection: 'column-reverse' }),
};

export const bar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
});

export const heading = componentStyle({ minInlineSize: 0 });

export const controls = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  marginInlineStart: 'auto',
  selectors: {
    '&:only-child': { marginInlineEnd: 'auto' },
    '&[data-idle]': { visibility: 'hidden' },
  },
  '@media': { [noScript]: { display: 'none' } },
});

export const position = componentStyle({
  minInlineSize: '7ch',
  color: vars.color.fg.muted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  whiteSpace: 'nowrap',
});

// Space for focus rings and shadows, which would be cut off.
const ring = '8px';

export const viewport = componentStyle({
  // The browser scrolls until Embla has loaded.
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollSnapType: 'x mandatory',
  // A scrollbar that disappears would move the content below.
  scrollbarWidth: 'none',
  padding: ring,
  margin: `calc(-1 * ${ring})`,
  selectors: { '&[data-ready]': { overflow: 'hidden', scrollSnapType: 'none' } },
  '@media': { [noScript]: { scrollbarWidth: 'auto' } },
});

export const slides = componentStyle({
  display: 'flex',
  marginInlineStart: 'calc(-1 * var(--pa-gap))',
  selectors: { '[data-ready] > &': { touchAction: 'pan-y pinch-zoom' } },
});

export const slide = componentStyle({
  flex: '0 0 calc(100% / var(--pa-slides-per-view))',
  minInlineSize: 0,
  paddingInlineStart: 'var(--pa-gap)',
  scrollSnapAlign: 'start',
  scrollMarginInlineStart: `calc(${ring} - var(--pa-gap))`,
});
