import { brand } from '@parinda/brand';
import { expect, test } from 'vitest';
import entries from './seo.json';

const words = (text: string) => text.match(/[\p{L}\p{M}]+/gu) ?? [];
/** Names in descriptions that are not from the brand's facts. */
const otherNames = ['India', 'Indian'];
const knownNames = new Set([
  ...otherNames,
  ...[brand.name, brand.owner, brand.legalName, ...brand.address, brand.paymentProvider].flatMap(
    words,
  ),
]);

/** Returns capitalized words that begin no sentence and are not known names, such as a former brand. */
const unknownNames = (description: string) =>
  description
    .split(/[.:?!]\s+/)
    .flatMap((sentence) => words(sentence).slice(1))
    .filter((word) => /^\p{Lu}\p{Ll}/u.test(word) && !knownNames.has(word));

const edit = 'Edit these entries of apps/storefront/src/shared/seo/seo.json.';

// Spec: decisions Whole site
test('every title has the brand name before or after a line', () => {
  const wrong = Object.entries(entries)
    .filter(([, { title }]) => !title.split(' | ').includes(brand.name))
    .map(([path, { title }]) => `${path}: ${title}`);
  expect(wrong, `Titles without “${brand.name}”. ${edit}`).toEqual([]);
});

test('no description names another brand', () => {
  const wrong = Object.entries(entries).flatMap(([path, { description }]) =>
    unknownNames(description).map((name) => `${path}: ${name}`),
  );
  const remedy = `${edit} A place or another name that should stay: add it to otherNames in seo.test.ts.`;
  expect(wrong, `Unknown names in descriptions. ${remedy}`).toEqual([]);
});
