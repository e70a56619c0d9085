import type { Guide } from '../../../docs/guide/Guide.ts';
import { press } from '../../../docs/guide/keys.ts';
import { drawnPicture } from '../../testing/drawnPicture.ts';
import { ProductCard } from './index.ts';

const card = {
  href: '#steel-bird-spikes',
  image: { src: drawnPicture('spikes'), alt: '' },
  rating: { value: 4.3, isRated: true, count: 37 },
  priceNow: 'Rs.899/-',
  headingLevel: 4 as const,
};

export const guide: Guide = {
  purpose:
    'One product in a list: what it looks like, what it is called, how it is rated, what it costs, and how to buy it. Its title is a link that covers the card; buttons lie above it.',
  when: ['Products are listed: search, category, wishlist, bestsellers.'],
  whenNot: [
    { if: 'It goes with another that the page is about', take: 'ProductTeaser' },
    { if: 'It leads to a category', take: 'CategoryCard' },
    { if: 'It is a line of the cart', take: 'CartTable' },
    { if: 'It was ordered already', take: 'OrderCard' },
  ],
  pairs: [
    {
      do: <ProductCard {...card} title="Steel Bird Spikes, 3 m" onAddToCart={() => {}} />,
      dont: (
        <ProductCard
          {...card}
          title="BEST PRICE!!! Steel Bird Spikes"
          description="Our famous spikes, loved by thousands, now cheaper than ever before!"
          onAddToCart={() => {}}
          actionHref="#buy"
        />
      ),
      why: 'Facts that two cards can be compared by, in a calm voice.',
    },
  ],
  anatomy: [
    { part: 'Picture', is: 'square and decorative: the title says what it is.' },
    { part: 'Corner', is: 'a WishlistHeart over the picture.' },
    { part: 'Title', is: 'a heading and the link of the card.' },
    { part: 'Rating', is: 'stars, mark and how many reviews.' },
    { part: 'Price', is: 'now, before and how much is off.' },
    {
      part: 'Actions',
      is: 'in one row at the foot, in line with those of its neighbours: Buy Now is filled, Add To Cart is quiet, and only a cart where the card is narrow.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the title, the buttons, then the heart.' },
    { keys: 'Enter', does: 'On the title: opens the product.' },
    { ...press, does: 'On a button: does what it says, with this product.' },
  ],
  spoken: 'AddToCart',
};
