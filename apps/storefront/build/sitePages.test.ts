import { expect, it } from 'vitest';
import { pages } from '../src/app/pages.ts';
import { type PathName, paths } from '../src/shared/routing/paths.ts';
import { accountFrame, sitePages } from './sitePages.ts';

it.each(Object.keys(paths) as PathName[])('names the file of the page at %s', (name) => {
  const file = name === 'orderHistory' ? undefined : pages[name].file;
  expect(sitePages[paths[name]]?.file).toBe(file);
});

it('names the account frame for guarded pages only', () => {
  const framed = Object.entries(pages).filter(([, { frame }]) => frame);
  expect(new Set(framed.map(([, { frame }]) => frame))).toEqual(new Set([accountFrame]));
  for (const [name] of framed) expect(sitePages[paths[name as PathName]]?.isPublic).toBe(false);
});

it('distinguishes public pages from guarded ones', () => {
  expect(sitePages['/cart']?.isPublic).toBe(true);
  expect(sitePages['/checkout']?.isPublic).toBe(false);
});

it('lists /products/search before /products/:slug, as the server takes the first match', () => {
  const order = Object.keys(sitePages);
  expect(order.indexOf('/products/search')).toBeLessThan(order.indexOf('/products/:slug'));
});
