import type { Guide } from '../../../docs/guide/Guide.ts';
import { press, tab } from '../../../docs/guide/keys.ts';
import { Live } from '../../../docs/guide/Live.tsx';
import { WishlistHeart } from './index.ts';

const heart = (title: string) => (
  <Live initial={false}>
    {(isSelected, setSelected) => (
      <WishlistHeart
        label={`Add ${title} to wishlist`}
        isSelected={isSelected}
        onChange={setSelected}
      />
    )}
  </Live>
);

export const guide: Guide = {
  purpose: 'Adds a product to the wishlist and removes it. A toggle button: its name stays.',
  when: ['In the corner of a product’s picture, in cards and on its page.'],
  whenNot: [
    { if: 'It links to the wishlist', take: 'Header' },
    { if: 'It moves the product to another list', take: 'Button' },
  ],
  pairs: [
    {
      do: heart('Steel Bird Spikes, 3 m'),
      dont: heart('product'),
      why: 'With the product’s title, each heart of a list has its own name.',
    },
  ],
  anatomy: [
    { part: 'Surface', is: '44 px, with a background that is visible on any picture.' },
    { part: 'Heart', is: 'empty or full; screen readers say “pressed”.' },
  ],
  keyboard: [tab, { ...press, does: 'Adds the product to the wishlist, or removes it.' }],
  spoken: 'Playground',
};
