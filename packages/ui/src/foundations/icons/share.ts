import { Share2 } from 'lucide';
import { createIcon } from './createIcon.tsx';

/** By itself: the product page needs it, and none of the ways to reach someone. */
export const ShareIcon = createIcon(Share2);
