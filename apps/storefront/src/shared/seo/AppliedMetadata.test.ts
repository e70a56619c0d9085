import { fixtures } from '@parinda/api-client/mocks';
import { brand } from '@parinda/brand';
import { describe, expect, it } from 'vitest';
import { resolveMetadata } from './AppliedMetadata.tsx';
import { pageNotFound } from './notFound.ts';

const home = { ...fixtures.pageMetadata, title: 'Shop', description: 'Home' };
const about = { ...home, title: 'About', description: 'About us', canonical_url: '/about' };
const entries = { '/': home, '/about': about };

const listed = 'index, follow, max-image-preview:large';

describe('the metadata of a page', () => {
  it('is the entry of its path', () => {
    expect(resolveMetadata('/about', entries, null)).toEqual({
      ...about,
      robots: listed,
      og_type: 'website',
    });
  });

  it('has the title of a guarded page while the page is loading', () => {
    expect(resolveMetadata('/orders', entries, null).title).toBe(`Your Orders | ${brand.name}`);
  });

  // Spec: 1 §2 Shell
  it("falls back to the home entry, with the page's own URL", () => {
    expect(resolveMetadata('/order-history', entries, null)).toEqual({
      ...home,
      canonical_url: '/order-history',
      robots: 'noindex',
      og_type: 'website',
    });
  });

  it("uses the page's own values, and seo.json for the rest", () => {
    const own = { pathname: '/about', title: 'Spikes', description: 'Of spikes' };
    expect(resolveMetadata('/about', entries, own)).toMatchObject({
      title: 'Spikes',
      description: 'About us',
    });
    expect(resolveMetadata('/new', entries, own)).toMatchObject({ description: 'Of spikes' });
  });

  // Spec: 1 §2 Shell
  it.each([
    ['/about', {}, listed, '/about'],
    ['/products', {}, listed, '/products'],
    ['/products/search?query=net', {}, 'noindex', '/products/search'],
    ['/yeti/lair', {}, 'noindex', undefined],
    ['/products/gone', { isMissing: true }, 'noindex', undefined],
  ])('tells search engines about %s', (address, said, robots, canonical) => {
    const own = { pathname: address, ...said };
    const { canonical_url, ...rest } = resolveMetadata(address, entries, own);
    expect(rest.robots).toBe(robots);
    expect(canonical_url).toBe(canonical);
  });

  it.each([
    ['/products/spikes', 'product'],
    ['/blogs/pigeons', 'article'],
    ['/products', 'website'],
  ])('has for %s the Open Graph type %s', (address, type) => {
    expect(resolveMetadata(address, entries, null).og_type).toBe(type);
  });

  it('is that of the not-found page for a missing record, not that of its path', () => {
    const own = { pathname: '/about', ...pageNotFound };
    expect(resolveMetadata('/about', entries, own)).toMatchObject({
      title: 'Page not found',
      description: pageNotFound.description,
      canonical_url: undefined,
    });
  });

  it('has a title before any data is loaded', () => {
    expect(resolveMetadata('/', {}, null).title).toBe(brand.name);
  });
});
