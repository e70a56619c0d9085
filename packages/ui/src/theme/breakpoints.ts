/** Media conditions 'this wide or wider', at the widths that the documents name. */
export const breakpoints = {
  400: 'screen and (min-width: 400px)',
  600: 'screen and (min-width: 600px)',
  768: 'screen and (min-width: 768px)',
  1024: 'screen and (min-width: 1024px)',
  1280: 'screen and (min-width: 1280px)',
} as const;

/** Media conditions 'this wide or less', where the documents say so. */
export const upTo = {
  600: '(max-width: 600px)',
  768: '(max-width: 768px)',
} as const;

/** A window so low that a phone lies on its side, or its reader zooms to 400 %. */
export const lowWindow = '(max-height: 400px)';

/** Media conditions 'wider than this'. */
export const over = { 768: 'not all and (max-width: 768px)' } as const;

/** Of a component's own room, in the reader's text size: twice that size needs twice the room. */
export const containers = {
  header: {
    narrowest: '(max-width: 21.25rem)',
    roomy: '(min-width: 37.5rem)',
    wide: '(min-width: 64rem)',
  },
  /** tight: a phone whose reader has set large text. */
  cart: { tight: '(max-width: 15rem)', wide: '(min-width: 42rem)' },
  /** narrow: two cards beside each other on a phone. */
  card: { narrow: '(max-width: 14rem)' },
} as const;

export const reducedMotion = '(prefers-reduced-motion: reduce)';
export const forcedColors = '(forced-colors: active)';

/** A pointer that can rest on something. Under a finger, what was tapped last would stay hovered. */
export const canHover = '(hover: hover)';

/** What is pressed is at least `size.control` high and wide. */
export const underFinger = '(pointer: coarse)';

/** On paper: the thing that the page is about, without what surrounds it. */
export const onPaper = 'print';

/** The browser runs no script: what needs one is not shown, what it would open is. */
export const noScript = '(scripting: none)';
