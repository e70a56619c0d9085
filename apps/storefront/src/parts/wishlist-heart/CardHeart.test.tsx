import { fixtures } from '@parinda/api-client/mocks';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { errorResponse, never } from '../../testing/answers.ts';
import { testPages } from '../../testing/testPages.ts';
import { type Visit, visitShop } from '../../testing/visitShop.tsx';

const { steelSpikes, balconyNet } = fixtures;
const entry = { id: 2, product_details: steelSpikes };

testPages();

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Opens a search with both products and records the wishlist calls. */
async function open(visit: Partial<Visit> = {}) {
  visitShop({ path: '/products/search?query=e', ...visit });
  const calls: string[] = [];
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.includes('wishlist')) calls.push(`${request.method} ${pathname}`);
    return answer(request);
  });
  const list = within(await screen.findByRole('list', { name: 'Products' }));
  await list.findAllByRole('button', { name: /to wishlist$/ });
  const heart = ({ title }: { title: string }) =>
    list.getByRole('button', { name: `Add ${title} to wishlist` });
  const stateOf = (product: { title: string }) => heart(product).getAttribute('aria-pressed');
  const isReady = () =>
    waitFor(() => expect(heart(steelSpikes).hasAttribute('aria-disabled')).toBe(false));
  return { list, heart, stateOf, isReady, calls };
}

// Spec: 2 §4
it('shows the wishlist state of all cards with one call', async () => {
  const { stateOf, calls } = await open({ answers: { 'wishlist/': [entry] } });
  await waitFor(() => expect(stateOf(steelSpikes)).toBe('true'));
  expect(stateOf(balconyNet)).toBe('false');
  expect(calls).toEqual(['GET /api/user/wishlist/']);
});

// Spec: 2 §4
it('toggles at once, waits for the answer, and confirms it', async () => {
  let entries: (typeof entry)[] = [];
  const { heart, stateOf, isReady, calls } = await open({
    answers: {
      'wishlist/': () => Response.json(entries),
      'POST wishlist/': () => {
        entries = [entry];
        return Response.json(entry, { status: 201 });
      },
    },
  });
  await isReady();
  fireEvent.click(heart(steelSpikes));
  expect(stateOf(steelSpikes)).toBe('true');
  expect(heart(steelSpikes).getAttribute('aria-disabled')).toBe('true');
  expect(await screen.findByText('Added to wishlist!')).toBeTruthy();
  await isReady();
  expect(stateOf(steelSpikes)).toBe('true');
  expect(stateOf(balconyNet)).toBe('false');
  expect(calls[1]).toBe('POST /api/user/wishlist/');
});

it('removes a product from the wishlist', async () => {
  const { heart, stateOf, calls } = await open({ answers: { 'wishlist/': [entry] } });
  await waitFor(() => expect(stateOf(steelSpikes)).toBe('true'));
  fireEvent.click(heart(steelSpikes));
  expect(stateOf(steelSpikes)).toBe('false');
  expect(await screen.findByText('Removed from wishlist.')).toBeTruthy();
  expect(calls).toContain(`DELETE /api/user/wishlist/${steelSpikes.id}/`);
});

it('ignores an answer that was requested before the last press', async () => {
  const lists: ((entries: (typeof entry)[]) => void)[] = [];
  const { heart, stateOf, isReady, calls } = await open({
    answers: {
      'wishlist/': () =>
        new Promise<Response>((resolve) => {
          lists.push((entries) => resolve(Response.json(entries)));
        }),
      'POST wishlist/': () => Response.json(entry, { status: 201 }),
      [`DELETE wishlist/${steelSpikes.id}/`]: async () => {
        await pause(200);
        return new Response(null, { status: 204 });
      },
    },
  });
  await waitFor(() => expect(lists).toHaveLength(1));
  lists[0]?.([]);
  await isReady();
  fireEvent.click(heart(steelSpikes));
  await waitFor(() => expect(lists).toHaveLength(2));
  await isReady();
  fireEvent.click(heart(steelSpikes));
  await waitFor(() => expect(calls.at(-1)).toMatch(/^DELETE/));
  await isReady();
  lists[1]?.([entry]);
  await waitFor(() => expect(lists).toHaveLength(3));
  await pause(100);
  expect(stateOf(steelSpikes)).toBe('false');
  lists[2]?.([]);
  await pause(100);
  expect(stateOf(steelSpikes)).toBe('false');
});

// Spec: 2 §4
it('toggles back and shows an error in the card when the server rejects the call', async () => {
  const { heart, stateOf, isReady } = await open({
    answers: { 'wishlist/': [], 'POST wishlist/': errorResponse(400) },
  });
  await isReady();
  fireEvent.click(heart(balconyNet));
  const card = screen.getByRole('article', { name: balconyNet.title });
  await waitFor(() => expect(card.textContent).toContain('Wishlist action failed.'));
  expect(stateOf(balconyNet)).toBe('false');
});

it('stays disabled until the wishlist has loaded', async () => {
  const { heart, calls } = await open({ answers: { 'wishlist/': never } });
  await waitFor(() => expect(heart(steelSpikes).getAttribute('aria-disabled')).toBe('true'));
  fireEvent.click(heart(steelSpikes));
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
});

// Spec: 2 §4
it('redirects a visitor to the login without a call', async () => {
  const { heart, calls } = await open({ isSignedIn: false });
  fireEvent.click(heart(steelSpikes));
  expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeTruthy();
  expect(calls).toEqual([]);
});
