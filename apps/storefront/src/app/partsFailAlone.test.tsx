import { fixtures } from '@parinda/api-client/mocks';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { productCardProps } from '../parts/product-card/productCardProps.ts';
import { testPages } from '../testing/testPages.ts';
import { visitShop } from '../testing/visitShop.tsx';

// Simulates a part that fails to render because of a bug.

vi.mock('../parts/product-card/productCardProps.ts', async (original) => {
  const real = await original<typeof import('../parts/product-card/productCardProps.ts')>();
  return { ...real, productCardProps: vi.fn(real.productCardProps) };
});
const broken = { categories: false };
vi.mock('../shell/useCategoryLinks.ts', async (original) => {
  const real = await original<typeof import('../shell/useCategoryLinks.ts')>();
  return {
    useCategoryLinks: () => {
      const links = real.useCategoryLinks();
      if (broken.categories) throw new Error('no such field');
      return links;
    },
  };
});

testPages();
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  broken.categories = false;
});

// Spec: 1 §2 Shell
it('a product that fails to render leaves the others and the page intact', async () => {
  const real = vi.mocked(productCardProps).getMockImplementation();
  vi.mocked(productCardProps).mockImplementation((product, ...rest) => {
    if (product.id === fixtures.steelSpikes.id) throw new Error('no such field');
    return real?.(product, ...rest) as ReturnType<typeof productCardProps>;
  });
  visitShop({ path: '/products' });
  expect(await screen.findByRole('article', { name: fixtures.balconyNet.title })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Discover Our Range' })).toBeTruthy();
  expect(screen.getAllByText('This could not be loaded.').length).toBeGreaterThan(0);
});

it('a category bar and a footer that fail to render leave header and page intact', async () => {
  broken.categories = true;
  visitShop({ path: '/about' });
  expect(await screen.findByRole('heading', { name: 'Learn More About Us' })).toBeTruthy();
  expect(screen.getByRole('banner')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Try again' }).length).toBeGreaterThan(0);
});
