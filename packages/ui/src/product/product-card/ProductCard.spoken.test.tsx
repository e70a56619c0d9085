import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readAloud } from '../../testing/spoken.ts';
import { ProductCard } from './index.ts';

test('reads title, rating, description, price and actions, each once', async () => {
  render(
    <ProductCard
      href="/products/spikes"
      title="Steel Spikes"
      image={{ src: '/spikes.webp', alt: '' }}
      rating={{ value: 4.3, isRated: true, count: 37 }}
      description="Blunt pins on a clear base."
      priceNow="Rs.899/-"
      priceWas="Rs.1,299/-"
      percentOff={31}
      actionHref="/buy"
      onAddToCart={() => {}}
    />,
  );
  expect(await readAloud()).toEqual([
    'article, Steel Spikes',
    'heading, Steel Spikes, level 3',
    'link, Steel Spikes',
    'image, 4.3 out of 5',
    '37 reviews',
    'paragraph',
    'Blunt pins on a clear base.',
    'paragraph',
    'Price',
    'Rs.899/-',
    ', M.R.P',
    'deletion',
    'Rs.1,299/-',
    ',',
    '31% off',
    'link, Buy Now: Steel Spikes',
    'Buy Now',
    ': Steel Spikes',
    'button, Add To Cart: Steel Spikes',
    'Add To Cart',
    ': Steel Spikes',
  ]);
});
