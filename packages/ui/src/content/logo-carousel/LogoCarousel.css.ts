import { componentStyle } from '../../theme/layered.ts';

// Each logo has its own background and border, for both themes.
export const logo = componentStyle({ inlineSize: '100%', blockSize: 'auto' });
