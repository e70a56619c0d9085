import type { Guide } from '../../../docs/guide/Guide.ts';
import { press } from '../../../docs/guide/keys.ts';
import { drawnPicture } from '../../testing/drawnPicture.ts';
import { ProductTeaser } from './index.ts';

const hooks = {
  href: '#net-hooks',
  image: { src: drawnPicture('net'), alt: '' },
  priceNow: 'Rs.279/-',
};

export const guide: Guide = {
  purpose: 'A related product in one line: title, price, and a button that adds it to the cart.',
  when: ['Two or three products that fit the current one.'],
  whenNot: [
    { if: 'The page is about these products', take: 'ProductCard' },
    { if: 'It is in the cart already', take: 'CartTable' },
  ],
  pairs: [
    {
      do: <ProductTeaser {...hooks} title="Net Hooks, Pack of 50" onAddToCart={() => {}} />,
      dont: <ProductTeaser {...hooks} title="Customers also LOVED these hooks, hurry!" />,
      why: 'It completes a purchase. It does not hurry, and its product can be added at once.',
    },
  ],
  anatomy: [
    { part: 'Picture', is: 'small and decorative: the title describes it.' },
    { part: 'Title', is: 'the link, which covers the line.' },
    { part: 'Price', is: 'price, and a higher former price.' },
    { part: 'Button', is: 'an icon; screen readers read “Add To Cart” and the title. Optional.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the title, then to the button.' },
    { keys: 'Enter', does: 'On the title: opens the product.' },
    { ...press, does: 'On the button: adds the product to the cart.' },
  ],
  spoken: 'Default',
};
