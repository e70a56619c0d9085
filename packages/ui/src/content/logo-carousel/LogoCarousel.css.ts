import { componentStyle } from '../../theme/layered.ts';

// Each draws its own paper and edge, in the colours of either theme.
export const logo = componentStyle({ inlineSize: '100%', blockSize: 'auto' });
