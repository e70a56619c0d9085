import { expect, it } from 'vitest';
import { readFields, unsentFields } from './fields.ts';

const all = readFields();
const of = (operation: string) => all.find((one) => one.operation === operation);

it.each(all)(
  '$operation: a pact expects each required field that the client reads',
  ({ untested }) => {
    expect(untested.filter(({ isRequired }) => isRequired).map(({ path }) => path)).toEqual([]);
  },
);

it('a pact sends each property of a request', () => {
  expect(unsentFields()).toEqual([]);
});

it('detects which fields the client reads', () => {
  const paths = of('getProduct')?.read.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['$.title', '$.image5', '$.average_rating']));
  expect(of('getProduct')?.unread).toEqual([]);
  expect(of('listWishlist')?.read.map(({ path }) => path)).toContain('$[*].product_details.title');
  expect(of('listWishlist')?.unread).toContain('$[*].id');
});
