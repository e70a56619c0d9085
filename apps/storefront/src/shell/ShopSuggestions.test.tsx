import { fixtures } from '@parinda/api-client/mocks';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { paths } from '../shared/routing/paths.ts';
import { noResponse } from '../testing/answers.ts';
import { testPages } from '../testing/testPages.ts';
import { type Visit, visitShop } from '../testing/visitShop.tsx';

const { steelSpikes } = fixtures;

testPages();

/** Returns the header's field and the calls from now on. */
async function open(visit: Partial<Visit> = {}) {
  visitShop({ path: paths.faqs, isSignedIn: false, ...visit });
  await screen.findByRole('heading', { level: 1 });
  const calls: string[] = [];
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/api/')) calls.push(pathname);
    return answer(request);
  });
  const field = screen.getByLabelText('Search products', { selector: 'input' });
  const type = (value: string) => {
    act(() => field.focus());
    fireEvent.input(field, { target: { value } });
  };
  const press = (key: string) => fireEvent.keyDown(field, { key });
  return { field, type, press, calls };
}
/** Waits for these options: categories may arrive before the products. */
const expectOptions = (texts: string[]) =>
  waitFor(() =>
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(texts),
  );

it('fetches the products on focus, and suggests from two letters on', async () => {
  const { field, type, calls } = await open();
  expect(calls).toEqual([]);
  act(() => field.focus());
  await waitFor(() => expect(calls).toEqual(['/api/user/products/']));
  type('s');
  expect(screen.queryByRole('listbox')).toBeNull();
  type('sP');
  await expectOptions([
    'Bird Spikes Category',
    'Monkey Spikes Category',
    `${steelSpikes.title} Bird Spikes Rs.549/-`,
    'See all results for "sP"',
  ]);
  expect(calls).toEqual(['/api/user/products/']);
});

it('navigates to the chosen page', async () => {
  const { type, press } = await open();
  type('spikes');
  await screen.findByRole('option', { name: new RegExp(steelSpikes.title) });
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter']) press(key);
  const name = { level: 1, name: steelSpikes.title };
  expect(await screen.findByRole('heading', name)).toBeTruthy();
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('searches with its last row as with Enter', async () => {
  const { type } = await open();
  type(' net');
  fireEvent.click(await screen.findByRole('option', { name: 'See all results for "net"' }));
  const name = { level: 1, name: 'Search Results for "net"' };
  expect(await screen.findByRole('heading', name)).toBeTruthy();
});

// Spec: decisions Second round
it('says that nothing fits, and suggests what is near', async () => {
  const { type } = await open();
  type('blue net');
  expect(
    await screen.findByText('No products found for "blue net". Similar products:'),
  ).toBeTruthy();
  expect(screen.getByRole('option', { name: new RegExp(fixtures.balconyNet.title) })).toBeTruthy();
});

// Spec: 1 §8
it('shows no error for failed calls, and repeats them at the next letter', async () => {
  const { type, calls } = await open({ answers: { 'products/': noResponse } });
  type('zz');
  await waitFor(() => expect(calls).toHaveLength(1));
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(document.body.textContent).not.toContain('An unexpected error');
  type('zzz');
  await waitFor(() => expect(calls).toHaveLength(2));
});
