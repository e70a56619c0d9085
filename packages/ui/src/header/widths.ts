/** Where the shell changes, inclusive: 'at width 768 px or less', 'at 600 px or less'. */
export const shellNarrow = '(max-width: 768px)';
export const searchCollapsed = '(max-width: 600px)';
