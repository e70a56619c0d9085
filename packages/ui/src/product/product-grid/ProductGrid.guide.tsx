import type { Guide } from '../../../docs/guide/Guide.ts';
import { drawnPicture } from '../../testing/drawnPicture.ts';
import { ProductCard } from '../product-card/index.ts';
import { ProductGrid } from './index.ts';

const cards = (...titles: string[]) =>
  titles.map((title) => (
    <ProductCard
      key={title}
      href={`#${title}`}
      title={title}
      image={{ src: drawnPicture('spikes'), alt: '' }}
      rating={{ value: 4.3, isRated: true }}
      priceNow="Rs.899/-"
      headingLevel={4}
    />
  ));

export const guide: Guide = {
  purpose:
    'A list of products as a grid: two columns on phones, as many as fit elsewhere. Screen readers say how many there are.',
  when: ['Any number of ProductCards, one included.'],
  whenNot: [
    { if: 'They are no products', take: 'Grid' },
    { if: 'A few of them move by', take: 'Carousel' },
    { if: 'There are none', take: 'EmptyState' },
  ],
  pairs: [
    {
      do: <ProductGrid label="Bird Spikes">{cards('Spikes, 1 m', 'Spikes, 3 m')}</ProductGrid>,
      dont: (
        <ProductGrid label="Products 2">
          {cards('Spikes, 1 m')}
          <p>Advertisement</p>
        </ProductGrid>
      ),
      why: 'Every child counts as a product. The label says which products they are.',
    },
  ],
  anatomy: [
    { part: 'List', is: 'named by its label.' },
    { part: 'Items', is: 'equal width; cards of a row have equal height.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves through the links and buttons of the cards.' }],
  spoken: 'One',
};
