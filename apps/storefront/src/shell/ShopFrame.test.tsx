import { fixtures, mockToken } from '@parinda/api-client/mocks';
import { brand } from '@parinda/brand';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loggedIn } from '../model/session/sessionSlice.ts';
import { paths } from '../shared/routing/paths.ts';
import { answerCalls, renderShop } from '../testing/renderShop.tsx';
import { ShopFooter } from './ShopFooter.tsx';
import { ShopHeader } from './ShopHeader.tsx';

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// Spec: 1 §2 Header and menus; 1 §7
it('the header sends nothing without a token, and links to /signup', () => {
  const fetchMock = answerCalls(() => undefined);
  renderShop(<ShopHeader />, paths.home);
  expect(fetchMock).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'Account' }).getAttribute('href')).toBe('/signup');
  expect(screen.getByRole('link', { name: /^Wishlist/ }).getAttribute('href')).toBe('/wishlist');
  expect(screen.getByRole('link', { name: /^Cart/ }).getAttribute('href')).toBe('/cart');
});

// Spec: 1 §2 Header and menus; decisions Whole site
it('the logo links home, and the search box has a name', () => {
  answerCalls(() => undefined);
  renderShop(<ShopHeader />, paths.cart);
  expect(screen.getByRole('link', { name: brand.name }).getAttribute('href')).toBe('/');
  expect(screen.getAllByPlaceholderText(`Search ${brand.name}`)).not.toEqual([]);
});

// Spec: 1 §3; 1 §7; 2 §3
it('the header fetches the profile as soon as there is a token, and stores the whole record', async () => {
  const fetchMock = answerCalls(() => ({ status: 200, body: fixtures.user }));
  const { store } = renderShop(<ShopHeader />, paths.home);
  store.dispatch(loggedIn(mockToken));
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem('user-storage') ?? '{}')).toEqual(fixtures.user),
  );
  const request = fetchMock.mock.calls[0]?.[0] as Request;
  expect(new URL(request.url).pathname).toBe('/api/user/profile/');
  expect(request.headers.get('authorization')).toBe(`Bearer ${mockToken}`);
  expect(request.headers.get('content-type')).toBe('application/json');
});

// Spec: 1 §2 Footer; 1 §7
it.each([
  [3, false],
  [4, true],
])('with %d categories the footer links to more: %s', async (count, hasMore) => {
  answerCalls(() => ({ status: 200, body: fixtures.categories.slice(0, count) }));
  renderShop(<ShopFooter />, paths.home);
  await screen.findByRole('link', { name: 'Accessories' });
  expect(screen.queryByRole('link', { name: 'Monkey Spikes' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'More Products →' }) !== null).toBe(hasMore);
});

it('the footer names the seller and the grievance officer, and links to the policies', () => {
  answerCalls(() => undefined);
  renderShop(<ShopFooter />, paths.home);
  const text = screen.getByRole('contentinfo').textContent;
  const { legalName, registeredAddress, grievanceOfficer: officer } = brand;
  const facts = [legalName, ...registeredAddress, officer.name, officer.designation];
  for (const fact of [...facts, officer.phone, officer.email]) expect(text).toContain(fact);
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Shipping Policy')).toBe('/shipping-policy');
  expect(hrefOf('Cancellation Policy')).toBe('/cancellation-policy');
});

// Spec: 1 §2 Footer
it('the footer names the company and its address', () => {
  answerCalls(() => undefined);
  renderShop(<ShopFooter />, paths.home);
  const text = screen.getByRole('contentinfo').textContent;
  for (const fact of [brand.blurb, brand.owner, ...brand.address, brand.email, ...brand.phones]) {
    expect(text).toContain(fact);
  }
});
