import { records } from '@parinda/api-client/mocks';
import { brand } from '@parinda/brand';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { errorResponse } from '../../testing/answers.ts';
import { visitShop } from '../../testing/visitShop.tsx';
import entries from './seo.json';

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a page has its own title when seo.json cannot be read', async () => {
  visitShop({
    path: '/about',
    isSignedIn: false,
    answers: { '/seo-json/seo.json': errorResponse(500) },
  });
  await waitFor(() => expect(document.title).toBe(entries['/about'].title));
  act(() => screen.getAllByRole('link', { name: 'Gallery' })[0]?.click());
  await waitFor(() => expect(document.title).toBe(entries['/gallery'].title));
});

it('social tags follow a page change, and the data block of the first page goes', async () => {
  const block = document.createElement('script');
  block.type = 'application/ld+json';
  document.head.append(block);
  visitShop({ path: '/about', isSignedIn: false });
  const content = (tag: string) => document.head.querySelector(tag)?.getAttribute('content');
  // The head still has the tags of the test before this one.
  await waitFor(() => expect(content('meta[name="twitter:title"]')).toBe(entries['/about'].title));
  act(() => screen.getAllByRole('link', { name: 'Gallery' })[0]?.click());
  await waitFor(() =>
    expect(content('meta[name="twitter:title"]')).toBe(entries['/gallery'].title),
  );
  expect(content('meta[name="twitter:description"]')).toBe(entries['/gallery'].description);
  expect(content('meta[property="og:type"]')).toBe('website');
  expect(block.isConnected).toBe(false);
});

it('a product has its data blocks until another page is open', async () => {
  const { slug, title } = records.steelSpikes;
  visitShop({ path: `/products/${slug}`, isSignedIn: false });
  const blocks = () =>
    [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => JSON.parse(textContent ?? ''),
    );
  await waitFor(() =>
    expect(blocks()).toMatchObject([
      { '@type': 'Product', name: title, url: `${location.origin}/products/${slug}` },
      { '@type': 'BreadcrumbList' },
    ]),
  );
  act(() => screen.getAllByRole('link', { name: 'Gallery' })[0]?.click());
  await waitFor(() => expect(blocks()).toEqual([]));
});

it('a category that does not exist has the title of the not-found page', async () => {
  visitShop({ path: '/category/none', isSignedIn: false });
  await screen.findByRole('heading', { level: 1, name: 'Page not found' });
  await waitFor(() => expect(document.title).toBe(`Page not found | ${brand.name}`));
});

it.each(['http://[', 'javascript:hit()'])(
  'a URL in seo.json such as %s is ignored',
  async (address) => {
    const hostile = { ...entries['/gallery'], canonical_url: address, og_image: address };
    const answers = { '/seo-json/seo.json': { ...entries, '/gallery': hostile } };
    visitShop({ path: '/about', isSignedIn: false, answers });
    const said = () =>
      ['link[rel="canonical"]', 'meta[property="og:url"]', 'meta[property="og:image"]'].map(
        (selector) => document.head.querySelector(selector)?.outerHTML,
      );
    await waitFor(() => expect(said()[0]).toContain('/about'));
    act(() => screen.getAllByRole('link', { name: 'Gallery' })[0]?.click());
    await waitFor(() => expect(document.title).toBe(entries['/gallery'].title));
    expect(said()).toEqual([undefined, undefined, undefined]);
  },
);
