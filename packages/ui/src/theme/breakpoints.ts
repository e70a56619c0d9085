/** Media conditions 'this wide or wider', at the widths that the documents name. */
export const breakpoints = {
  400: 'screen and (min-width: 400px)',
  600: 'screen and (min-width: 600px)',
  768: 'screen and (min-width: 768px)',
  1024: 'screen and (min-width: 1024px)',
  1280: 'screen and (min-width: 1280px)',
} as const;

export const reducedMotion = '(prefers-reduced-motion: reduce)';
export const forcedColors = '(forced-colors: active)';
