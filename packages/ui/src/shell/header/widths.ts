/** Where the shell changes, inclusive: 'at width 768 px or less', 'at 600 px or less'. */
export const shellNarrow = '(max-width: 768px)';
export const searchCollapsed = '(max-width: 600px)';

/** Of the header, in the reader's text size: at twice that size there is room for half as much. */
export const narrowest = '(max-width: 21.25rem)';
export const roomy = '(min-width: 37.5rem)';
export const wide = '(min-width: 64rem)';
