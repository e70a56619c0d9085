/** Media conditions 'this wide or wider', at the widths that the documents name. */
export const breakpoints = {
  400: 'screen and (min-width: 400px)',
  600: 'screen and (min-width: 600px)',
  768: 'screen and (min-width: 768px)',
  1024: 'screen and (min-width: 1024px)',
  1280: 'screen and (min-width: 1280px)',
} as const;

/** Where the shell changes, inclusive: 'at width 768 px or less', 'at 600 px or less'. */
export const shellNarrow = '(max-width: 768px)';
export const searchCollapsed = '(max-width: 600px)';

/** Of a header, in the reader's text size: at twice that size there is room for half as much. */
export const headerWidths = {
  narrowest: '(max-width: 21.25rem)',
  roomy: '(min-width: 37.5rem)',
  wide: '(min-width: 64rem)',
} as const;

export const reducedMotion = '(prefers-reduced-motion: reduce)';
export const forcedColors = '(forced-colors: active)';
