import { fixtures } from '@parinda/api-client/mocks';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { paths } from '../../shared/routing/paths.ts';
import { testPages } from '../../testing/testPages.ts';
import { visitShop } from '../../testing/visitShop.tsx';

testPages();

// Spec: 1 §7; decisions Catalogue
it('requests the products on page load and on each change of the search text', async () => {
  visitShop({ path: '/products/search?query=net', isSignedIn: false });
  const answer = globalThis.fetch;
  /** The content type of each call. */
  const calls: (string | null)[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    if (new URL(request.url).pathname === '/api/user/products/') {
      calls.push(request.headers.get('content-type'));
    }
    return answer(request);
  });
  await screen.findByRole('heading', { level: 1, name: 'Search Results for "net"' });
  await waitFor(() => expect(calls).toEqual([null]));
  const [box] = screen.getAllByRole('searchbox');
  const form = box?.closest('form');
  if (!box || !form) throw new Error('There is no search form');
  fireEvent.change(box, { target: { value: 'spikes' } });
  fireEvent.submit(form);
  await screen.findByRole('heading', { level: 1, name: 'Search Results for "spikes"' });
  await waitFor(() => expect(calls).toEqual([null, null]));
});

// Spec: 1 §2 Products page; decisions Routes
it('shows no section below the grid while searching', async () => {
  visitShop({ path: paths.products, isSignedIn: false });
  expect(await screen.findByRole('heading', { name: 'Our Bestsellers' })).toBeTruthy();
  cleanup();
  visitShop({ path: '/products?query=net', isSignedIn: false });
  await screen.findByRole('list', { name: 'Products' });
  expect(screen.queryByRole('heading', { name: 'Our Bestsellers' })).toBeNull();
});

// Spec: 1 §2 Home
it("shows a product's review count where the backend returns one", async () => {
  const { steelSpikes, balconyNet } = fixtures;
  const { review_count: _, ...silent } = { ...steelSpikes, id: 70, title: 'Uncounted spikes' };
  visitShop({ path: paths.products, answers: { 'products/': [steelSpikes, silent, balconyNet] } });
  const list = await screen.findByRole('list', { name: 'Products' });
  const [counted, uncounted, unrated] = [...list.children].map((card) => card.textContent);
  expect(counted).toContain('4.3 (37)37 reviews');
  expect(uncounted).not.toMatch(/review|\(/);
  expect(unrated).toContain('Not rated yet');
  expect(unrated).not.toContain('review');
});

// Spec: decisions Catalogue
it('filters by a category of the address in any letter case', async () => {
  const { steelSpikes, balconyNet } = fixtures;
  const answers = { 'products/': [steelSpikes, balconyNet] };
  visitShop({ path: '/products?category=bird+NETS', isSignedIn: false, answers });
  const list = await screen.findByRole('list', { name: 'Products' });
  expect([...list.children].map((card) => card.textContent)).toEqual([
    expect.stringContaining(balconyNet.title),
  ]);
  const choice = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Bird Nets/ });
  expect(choice.checked).toBe(true);
});
