import { componentStyle } from '../../theme/layered.ts';

export const row = componentStyle({ position: 'relative', display: 'grid' });

/** What is typed ends before the button. */
export const input = componentStyle({ paddingInlineEnd: '5rem' });

export const toggle = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '0.25rem',
  display: 'flex',
  alignItems: 'center',
});
