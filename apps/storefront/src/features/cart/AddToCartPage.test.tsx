import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { selectCartLines } from '../../model/cart/cartSlice.ts';
import { createShopStore } from '../../model/store.ts';
import { answerCalls } from '../../testing/renderShop.tsx';
import { AddToCartPage } from './AddToCartPage.tsx';

const spikes = { id: 7, slug: 'spikes', title: 'Spikes', image1: null, price: 549 };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Opens a browser tab whose cart and history survive a reload. */
function openTab() {
  const fetchMock = answerCalls((path) =>
    path === '/api/user/products/spikes/'
      ? { status: 200, body: spikes }
      : { status: 404, body: { message: 'Not found' } },
  );
  const store = createShopStore({
    baseUrl: 'http://shop.test',
    pincodeBaseUrl: '',
    maxRetries: 0,
  });
  let entry: { pathname: string; search: string; state: unknown };
  const show = (at: string | typeof entry) => {
    const router = createMemoryRouter([{ path: '*', element: <AddToCartPage /> }], {
      initialEntries: [at],
    });
    router.subscribe(({ location }) => {
      entry = location;
    });
    render(
      <StrictMode>
        <Provider store={store}>
          <RouterProvider router={router} />
        </Provider>
      </StrictMode>,
    );
  };
  return {
    fetchMock,
    follow: (path: string) => show(path),
    reload: () => {
      cleanup();
      show(entry);
    },
    lines: () => selectCartLines(store.getState()),
  };
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

// Spec: decisions Routes
it('adds the quantity of the product and links to cart and checkout', async () => {
  const tab = openTab();
  tab.follow('/addtocart?slug=spikes&quantity=3');
  await title('Added to your cart');
  expect(tab.lines()).toMatchObject([
    { id: 7, slug: 'spikes', title: 'Spikes', price: 549, quantity: 3 },
  ]);
  expect(screen.getByText('Quantity: 3')).toBeTruthy();
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Go to cart')).toBe('/cart');
  expect(href('Checkout')).toBe('/checkout');
});

// Spec: decisions Routes
it('does not add again on a reload, but adds when the link is followed again', async () => {
  const tab = openTab();
  tab.follow('/addtocart?slug=spikes');
  await title('Added to your cart');
  tab.reload();
  await title('Added to your cart');
  expect(tab.lines()[0]?.quantity).toBe(1);
  cleanup();
  tab.follow('/addtocart?slug=spikes');
  await title('Added to your cart');
  expect(tab.lines()[0]?.quantity).toBe(2);
});

// Spec: decisions Routes
it.each(['/addtocart', '/addtocart?slug=', '/addtocart?slug=gone'])(
  '%s adds nothing and links to the products',
  async (path) => {
    const tab = openTab();
    tab.follow(path);
    await title('Nothing was added');
    expect(screen.getByRole('link', { name: 'View All Products' }).getAttribute('href')).toBe(
      '/products',
    );
    expect(tab.lines()).toEqual([]);
  },
);

it('requests no product without a slug', async () => {
  const tab = openTab();
  tab.follow('/addtocart?quantity=2');
  await act(async () => {});
  expect(tab.fetchMock).not.toHaveBeenCalled();
});

// Spec: 2 §5
it.each(['1.5', '1e9', '1000000000', '0'])(
  'rejects the quantity %s with a message and links to the product',
  async (quantity) => {
    const tab = openTab();
    tab.follow(`/addtocart?slug=spikes&quantity=${quantity}`);
    await title('Nothing was added');
    expect(
      screen.getByText(
        `This link asks for a quantity of “${quantity}”. Please choose a whole number from 1 to 1000.`,
      ),
    ).toBeTruthy();
    const product = screen.getByRole('link', { name: 'View the product' });
    expect(product.getAttribute('href')).toBe('/products/spikes');
    expect([tab.lines(), tab.fetchMock.mock.calls]).toEqual([[], []]);
  },
);
