import { Share2 } from 'lucide';
import { createIcon } from './createIcon.tsx';

/** Separate, because the product page needs no other contact icon. */
export const ShareIcon = createIcon(Share2);
