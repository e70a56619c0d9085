import { records } from '@parinda/api-client/mocks';
import { waitFor } from '@testing-library/react';
import { Profiler } from 'react';
import { expect, it } from 'vitest';
import { FirstView } from '../../hydration/firstView.ts';
import { renderShop } from '../../testing/renderShop.tsx';
import { testPages } from '../../testing/testPages.ts';
import { ProductList } from './ProductList.tsx';

testPages();

const [product] = records.products;
const products = Array.from({ length: 30 }, (_, index) => ({ ...product, id: index }));

// Spec: 1 §2 Products page
it.each([
  ['opened by navigation renders its first cards at once and the others later', null, 12],
  ['from the server renders completely', Date.now(), 30],
])('a list %s', async (_case, renderedAt, atOnce) => {
  const counts: number[] = [];
  renderShop(
    <FirstView value={renderedAt}>
      <Profiler id="list" onRender={() => counts.push(document.querySelectorAll('article').length)}>
        <ProductList label="Products" products={products as typeof records.products} />
      </Profiler>
    </FirstView>,
    '/products',
  );
  expect(counts[0]).toBe(atOnce);
  await waitFor(() => expect(counts.at(-1)).toBe(30));
});
