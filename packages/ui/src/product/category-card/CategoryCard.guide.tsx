import type { Guide } from '../../../docs/guide/Guide.ts';
import { follow, tab } from '../../../docs/guide/keys.ts';
import { drawnPicture } from '../../testing/drawnPicture.ts';
import { CategoryCard } from './index.ts';

const image = { src: drawnPicture('net'), alt: '' };

export const guide: Guide = {
  purpose: 'Links to a part of the shop: a category, the address book. The whole card is one link.',
  when: ['Two to six parts side by side, each with a picture or a sentence.'],
  whenNot: [
    { if: 'It is a product with its price', take: 'ProductCard' },
    { if: 'It is an article', take: 'BlogCard' },
    { if: 'There are many, and text is enough', take: 'CategoryBar' },
  ],
  pairs: [
    {
      do: (
        <CategoryCard
          title="Anti Bird Nets"
          image={image}
          href="#nets"
          actionLabel="Shop Now"
          headingLevel={4}
        />
      ),
      dont: (
        <CategoryCard
          title="Nets, ropes, hooks, tools and everything that goes with them"
          text="Click on this card to see all of our products in this category."
          image={image}
          href="#nets"
          actionLabel="More"
          headingLevel={4}
        />
      ),
      why: 'A name, a picture, a verb. The card looks pressable.',
    },
  ],
  anatomy: [
    { part: 'Picture', is: '4:3, decorative; optional.' },
    { part: 'Title', is: 'a heading.' },
    { part: 'Text', is: 'one sentence; optional.' },
    {
      part: 'Action',
      is: 'the link, which covers the card; screen readers read it with the title.',
    },
  ],
  keyboard: [tab, follow],
  spoken: 'Default',
};
