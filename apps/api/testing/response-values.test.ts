import { describe, expect, it } from 'vitest';
import { isPlausibleTime, valueErrors } from './response-values.ts';

const article = {
  id: 1,
  slug: 'nets',
  title: 'Nets',
  content: '<p>Nets</p>',
  created_at: '2026-01-05T06:30:00Z',
};

describe('the values of a response', () => {
  it.each([
    ['the documented ones', {}],
    ['a time with the offset of India', { created_at: '2026-01-05T12:00:00.5+05:30' }],
    ['an undocumented field', { author: null }],
    ['the highest id', { id: 2 ** 53 - 1 }],
  ])('may be %s', (_case, fields) => {
    expect(valueErrors('listBlogs', 200, [{ ...article, ...fields }])).toEqual([]);
  });

  it.each([
    ['a date that does not exist', { created_at: '2026-02-30T06:30:00Z' }, '$[0].created_at'],
    ['a date a century ago', { created_at: '1926-01-05T06:30:00Z' }, '$[0].created_at'],
    ['a date a century ahead', { created_at: '2126-01-05T06:30:00Z' }, '$[0].created_at'],
    ['an id of 2^53', { id: 2 ** 53 }, '$[0].id'],
    ['null', { title: null }, '$[0].title'],
  ])('may not be %s', (_case, fields, path) => {
    const errors = valueErrors('listBlogs', 200, [{ ...article, ...fields }]);
    expect(errors.map((one) => one.path)).toEqual([path]);
  });

  it('name an absent field', () => {
    const { title: _, ...rest } = article;
    expect(valueErrors('listBlogs', 200, [rest])).toMatchObject([
      { path: '$[0]', missing: 'title' },
    ]);
  });

  it('are named inside an object that may be null', () => {
    const errors = valueErrors('getOrder', 200, { address_details: { id: 0 } });
    const paths = errors.map(({ path }) => path);
    expect(paths).toContain('$.address_details.id');
    expect(errors.filter(({ path, missing }) => path === '$.address_details' && !missing)).toEqual(
      [],
    );
  });

  it('may be numbers for ratings, but not booleans', () => {
    const rated = (average_rating: unknown) =>
      valueErrors('listProducts', 200, [{ average_rating }]).map(({ path }) => path);
    expect(rated(4.3)).not.toContain('$[0].average_rating');
    expect(rated(true)).toContain('$[0].average_rating');
  });

  it('are checked in each entry of the metadata', () => {
    const entry = {
      title: 'a',
      description: 'b',
      canonical_url: '/',
      og_image: '/',
      twitter_card: 'c',
    };
    const faqs = { ...entry, description: 7 };
    const [error] = valueErrors('getPageMetadata', 200, { '/': entry, '/faqs': faqs });
    expect(error).toMatchObject({ path: '$./faqs.description', value: 7 });
  });
});

it.each([
  ['2024-02-29T00:00:00Z', true],
  ['2025-02-29T00:00:00Z', false],
  ['2026-04-31T10:00:00Z', false],
  ['2026-04-30T25:00:00Z', false],
  ['2026-04-30', false],
  ['1999-12-31T23:59:59Z', false],
])('%s is a plausible time: %s', (text, expected) => {
  expect(isPlausibleTime(text)).toBe(expected);
});
