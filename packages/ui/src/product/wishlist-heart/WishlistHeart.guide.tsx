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
  purpose: 'Puts a product on the wishlist and takes it off again. A toggle: its name stays.',
  when: ['In the corner of a product’s picture, in cards and on its page.'],
  whenNot: [
    { if: 'It leads to the wishlist', take: 'Header' },
    { if: 'The product is moved from one list to another', take: 'Button' },
  ],
  pairs: [
    {
      do: heart('Steel Bird Spikes, 3 m'),
      dont: heart('product'),
      why: 'With the product’s title each heart of a list has a name of its own.',
    },
  ],
  anatomy: [
    { part: 'Surface', is: '44 px, its own, seen on any picture.' },
    { part: 'Heart', is: 'empty or full; “pressed” says it to readers.' },
  ],
  keyboard: [tab, { ...press, does: 'Puts the product on the wishlist, or takes it off.' }],
  spoken: 'Playground',
};
