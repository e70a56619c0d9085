/** Media conditions for a minimum width, at the widths of the documents. */
export const breakpoints = {
  400: 'screen and (min-width: 400px)',
  600: 'screen and (min-width: 600px)',
  768: 'screen and (min-width: 768px)',
  1024: 'screen and (min-width: 1024px)',
  1280: 'screen and (min-width: 1280px)',
} as const;

/** A large screen, where pages and the bands of the shell are wider. */
export const largeScreen = 'screen and (min-width: 1680px)';

/** Media conditions for a maximum width, as in the documents. */
export const upTo = {
  600: '(max-width: 600px)',
  768: '(max-width: 768px)',
} as const;

/** A low window: a phone in landscape, or zoom to 400 %. */
export const lowWindow = '(max-height: 400px)';

/** Media conditions for more than a width. */
export const over = { 768: 'not all and (max-width: 768px)' } as const;

/** Container conditions in rem, so that large text needs more space. */
export const containers = {
  header: {
    narrowest: '(max-width: 21.25rem)',
    roomy: '(min-width: 37.5rem)',
    wide: '(min-width: 64rem)',
  },
  /** tight: a phone with large text. */
  cart: { tight: '(max-width: 15rem)', wide: '(min-width: 42rem)' },
  /** narrow: two cards side by side on a phone. */
  card: { narrow: '(max-width: 14rem)' },
} as const;

export const reducedMotion = '(prefers-reduced-motion: reduce)';
export const forcedColors = '(forced-colors: active)';

/** A pointer that can hover. On touch, the last tapped element would stay hovered. */
export const canHover = '(hover: hover)';

/** Touch: targets are at least `size.control` high and wide. */
export const underFinger = '(pointer: coarse)';

/** Print: only the content of the page. */
export const onPaper = 'print';

/** Without script: controls that need one are hidden, and collapsed content is shown. */
export const noScript = '(scripting: none)';
export const withScript = '(scripting: enabled)';
