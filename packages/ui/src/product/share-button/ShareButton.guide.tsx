import type { Guide } from '../../../docs/guide/Guide.ts';
import { press, tab } from '../../../docs/guide/keys.ts';
import { Inline } from '../../layout/index.ts';
import { WishlistHeart } from '../wishlist-heart/index.ts';
import { ShareButton } from './index.ts';

const ignore = () => {};

export const guide: Guide = {
  purpose:
    'A share button. The page decides how: by the device’s share sheet, or by a copied link and a toast.',
  when: ['On the picture of a product, beside WishlistHeart.'],
  whenNot: [
    { if: 'It needs another icon', take: 'IconButton' },
    { if: 'It offers several ways to share', take: 'Menu' },
  ],
  pairs: [
    {
      do: (
        <Inline gap="xs">
          <ShareButton onPress={ignore} />
          <WishlistHeart label="Add Steel Bird Spikes to wishlist" isSelected={false} />
        </Inline>
      ),
      dont: (
        <Inline gap="xs">
          <ShareButton onPress={ignore} />
          <ShareButton onPress={ignore} />
          <ShareButton onPress={ignore} />
        </Inline>
      ),
      why: 'Once on a page, for the page. Its name has no product, so a list of them would be ambiguous.',
    },
  ],
  anatomy: [
    { part: 'Surface', is: '44 px, with a background that is visible on any picture.' },
    { part: 'Icon', is: '20 px; the name is “Share”.' },
  ],
  keyboard: [tab, { ...press, does: 'Shares the page.' }],
  spoken: 'Default',
};
