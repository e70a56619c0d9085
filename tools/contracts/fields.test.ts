import { expect, it } from 'vitest';
import { toRecords } from '../../packages/api-client/src/records/toRecords.ts';
import { isRead, readFields, readsOf, unsentFields } from './fields.ts';
import { answerSchema, resolved, type Schema } from './mutations/schema.ts';

const all = readFields();
const of = (operation: string) => all.find((one) => one.operation === operation);

it.each(all)(
  '$operation: a pact expects each required field that the client reads',
  ({ untested }) => {
    expect(untested.filter(({ isRequired }) => isRequired).map(({ path }) => path)).toEqual([]);
  },
);

it.each(all)(
  '$operation: no pact expects a field that the client does not read',
  ({ unneeded }) => {
    expect(unneeded).toEqual([]);
  },
);

it('a field with another name in the document fails with both names', () => {
  const { items } = answerSchema('listProducts', 200) as Schema;
  const product = resolved(items as Schema);
  const renamed = JSON.parse(JSON.stringify(product).replaceAll('"material"', '"substance"'));
  const read = (schema: Schema) =>
    readsOf('listProducts', { type: 'array', items: schema }, toRecords.listProducts as never);
  expect(read(product)).toContain('$[*].material');
  expect(() => read(renamed)).toThrow(
    /^listProducts: .* reads \$\[\*\]\.material, .*not read: .*\$\[\*\]\.substance/,
  );
});

it.each([
  ['listWishlist', '$[*].product_details', true],
  ['listWishlist', '$[*].product_details.title', true],
  ['listWishlist', '$[*].id', false],
  ['addToWishlist', '$.product_details', false],
  ['getPageMetadata', '$.*.title', true],
])('%s reads %s: %s', (operation, path, expected) => {
  expect(isRead(operation, path)).toBe(expected);
});

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
