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
  purpose:
    'A product in one line, beside another that the page is about: what it is, what it costs, and a button that takes it along.',
  when: ['Two or three products that go with what is being looked at.'],
  whenNot: [
    { if: 'Products are what the page is about', take: 'ProductCard' },
    { if: 'It is in the cart already', take: 'CartTable' },
  ],
  pairs: [
    {
      do: <ProductTeaser {...hooks} title="Net Hooks, Pack of 50" onAddToCart={() => {}} />,
      dont: <ProductTeaser {...hooks} title="Customers also LOVED these hooks, hurry!" />,
      why: 'It helps to complete a purchase. It does not hurry, and what it names can be taken along at once.',
    },
  ],
  anatomy: [
    { part: 'Picture', is: 'small and decorative: the title says what it is.' },
    { part: 'Title', is: 'the link, which covers the line.' },
    { part: 'Price', is: 'now, and before where it was higher.' },
    { part: 'Button', is: 'a cart; heard as “Add To Cart” and the title. May be missing.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the title, then to the button.' },
    { keys: 'Enter', does: 'On the title: opens the product.' },
    { ...press, does: 'On the button: puts the product into the cart.' },
  ],
  spoken: 'Default',
};
