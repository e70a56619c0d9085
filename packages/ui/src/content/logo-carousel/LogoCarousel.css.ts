import { componentStyle } from '../../theme/layered.ts';

// Each has its own paper and edge, which no theme may change.
export const logo = componentStyle({ inlineSize: '100%', blockSize: 'auto' });
