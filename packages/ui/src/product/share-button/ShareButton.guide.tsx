import type { Guide } from '../../../docs/guide/Guide.ts';
import { press, tab } from '../../../docs/guide/keys.ts';
import { Inline } from '../../layout/index.ts';
import { WishlistHeart } from '../wishlist-heart/index.ts';
import { ShareButton } from './index.ts';

const ignore = () => {};

export const guide: Guide = {
  purpose:
    'Asks to share this page. How is the page’s matter: by the device’s own sheet, or by a copied link and a toast.',
  when: ['Over the picture of a product, beside its heart.'],
  whenNot: [
    { if: 'Another sign is needed', take: 'IconButton' },
    { if: 'It opens several ways to share', take: 'Menu' },
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
      why: 'Once on a page, for the page. Its name says nothing of a product, so a list of them is a list of “Share”.',
    },
  ],
  anatomy: [
    { part: 'Surface', is: '44 px, its own, seen on any picture.' },
    { part: 'Icon', is: '20 px; the name is “Share”.' },
  ],
  keyboard: [tab, { ...press, does: 'Shares the page.' }],
  spoken: 'Default',
};
