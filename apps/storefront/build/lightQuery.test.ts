import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const sources = globSync('{apps/storefront,packages/api-client}/src/**/*.{ts,tsx}', {
  cwd: root,
}).map((file) => join(root, file));
const leftOut =
  /\b(setupListeners|pollingInterval|refetchOnFocus|refetchOnReconnect|infiniteQuery)\b/;

it('leaves out of RTK Query only what no source asks for', () => {
  const asking = sources.filter((file) => leftOut.test(readFileSync(file, 'utf8')));
  expect(sources.length).toBeGreaterThan(200);
  expect(asking).toEqual([]);
});

/** The recipe gives the whole answer, and answers that are given so are no objects. */
const exchanged = /updateQueryData\('checkWishlist', \{ productId \}, \(\) => isWishlisted\)/g;

it('lets an answer be exchanged, never changed in place', () => {
  const uses = sources.flatMap((file) => {
    const text = readFileSync(file, 'utf8').replace(exchanged, '');
    return /updateQueryData|patchQueryData/.test(text) ? [file] : [];
  });
  expect(uses).toEqual([]);
});
