import { expect, it } from 'vitest';
import { readFields, unsentFields } from './fields.ts';

const all = readFields();
const of = (operation: string) => all.find((one) => one.operation === operation);

it.each(all)('$operation: what is read and must be there is expected by a pact', ({ unseen }) => {
  expect(unseen.filter(({ isRequired }) => isRequired).map(({ path }) => path)).toEqual([]);
});

it('finds a pact for each property of a request', () => {
  expect(unsentFields()).toEqual([]);
});

it('knows what is read by having it read', () => {
  const paths = of('getProduct')?.read.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['$.title', '$.image5', '$.average_rating']));
  expect(of('getProduct')?.unread).toEqual(['$.keywords']);
  expect(of('listWishlist')?.read.map(({ path }) => path)).toContain('$[*].product_details.title');
  expect(of('listWishlist')?.unread).toContain('$[*].id');
});
