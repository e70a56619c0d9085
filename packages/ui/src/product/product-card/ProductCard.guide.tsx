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
    'One product in a list: picture, title, rating, price and actions. The link of the title covers the card; buttons are above it.',
  when: ['In lists of products: search, category, wishlist, bestsellers.'],
  whenNot: [
    { if: 'The page is about another product', take: 'ProductTeaser' },
    { if: 'It links to a category', take: 'CategoryCard' },
    { if: 'It is a row of the cart', take: 'CartTable' },
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
      why: 'Facts that people can compare, in a calm tone.',
    },
  ],
  anatomy: [
    { part: 'Picture', is: 'square and decorative: the title describes it.' },
    { part: 'Corner', is: 'a WishlistHeart over the picture.' },
    { part: 'Title', is: 'a heading and the link of the card.' },
    { part: 'Rating', is: 'stars, average and number of reviews.' },
    { part: 'Price', is: 'price, former price and discount.' },
    {
      part: 'Actions',
      is: 'in one row at the bottom, aligned with other cards: Buy Now is filled, Add To Cart is quiet and below it in narrow cards.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the title, the buttons, then the heart.' },
    { keys: 'Enter', does: 'On the title: opens the product.' },
    { ...press, does: 'On a button: starts its action for this product.' },
  ],
  spoken: 'AddToCart',
};
