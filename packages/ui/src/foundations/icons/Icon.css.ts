import { componentStyle } from '../../theme/layered.ts';

export const icon = componentStyle({ flexShrink: 0 });
