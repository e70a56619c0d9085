import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { answerCalls, renderShop } from '../../testing/renderShop.tsx';
import { ModalPage } from './ModalPage.tsx';

const product = (slug: string, isBest: boolean) => ({
  id: slug.length,
  slug,
  title: `Title of ${slug}`,
  short_desc: 'Short',
  long_desc: 'One.\n\nTwo.',
  price: 549,
  max_price: 799,
  image1: null,
  isBest,
  bullet_one: 'One',
  bullet_two: 'Two',
  bullet_three: 'Three',
  bullet_four: 'Four',
  bullet_five: 'Five',
});
const list = [product('net', false), product('spikes', true), product('rail', true)];

// The dialog is preloaded, so that no test depends on its load time.
beforeAll(() => import('@parinda/ui/product-dialog'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(path: string, products = list) {
  answerCalls((asked) => {
    if (asked === '/api/user/products/') return { status: 200, body: products };
    const found = products.find(({ slug }) => asked === `/api/user/products/${slug}/`);
    return found ? { status: 200, body: found } : { status: 404, body: {} };
  });
  renderShop(
    <Routes>
      <Route path="/modal" element={<ModalPage />} />
      <Route path="/products" element={<h1>All products</h1>} />
      <Route path="/offers" element={<Link to="/modal?slug=rail">Look closer</Link>} />
    </Routes>,
    path,
  );
}

const title = (slug: string) => screen.findByRole('heading', { name: `Title of ${slug}` });

// Spec: 2 §2 Product detail; 2 §9; decisions Routes
it.each([
  ['/modal?slug=net', 'net'],
  ['/modal', 'spikes'],
])('%s shows %s with four bullets and both prices', async (path, slug) => {
  show(path);
  await title(slug);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'One',
    'Two',
    'Three',
    'Four',
  ]);
  expect(screen.getByText('Rs.549/-')).toBeTruthy();
  expect(screen.getByText('Rs.799/-').tagName).toBe('S');
});

// Spec: decisions Routes
it('closes to the products when opened by its address', async () => {
  show('/modal');
  await title('spikes');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('All products')).toBeTruthy();
});

// Spec: decisions Routes
it('closes to the previous page', async () => {
  show('/offers');
  fireEvent.click(screen.getByText('Look closer'));
  await title('rail');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('Look closer')).toBeTruthy();
});

it.each([
  ['an unknown product', '/modal?slug=gone', list],
  ['a shop without bestsellers', '/modal', []],
])('shows that there is no product for %s', async (_case, path, products) => {
  show(path, products);
  expect(await screen.findByText('Product not found')).toBeTruthy();
});
