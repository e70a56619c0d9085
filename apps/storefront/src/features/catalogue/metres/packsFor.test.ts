import { records } from '@parinda/api-client/mocks';
import { expect, it } from 'vitest';
import { packsFor } from './packsFor.ts';

const [summary] = records.products;
const product = (title: string, price: number) => ({
  ...(summary as NonNullable<typeof summary>),
  title,
  price,
});
const guard = product('Guard Bird Spikes, Pack of 10 (5 m)', 899);
const small = product('Guard Bird Spikes, Window Pack of 3 (1.5 m)', 299);
const wide = product('Crest Wide Bird Spikes, Pack of 5 (2.5 m)', 1499);

it.each([
  // A row protects 12 cm, and the gap between two rows may be 5 cm.
  { ledge: { length: 5, depth: 12 }, rows: 1, metres: 5, packs: 1 },
  { ledge: { length: 5.1, depth: 12 }, rows: 1, metres: 5.5, packs: 2 },
  { ledge: { length: 0.2, depth: 3 }, rows: 1, metres: 0.5, packs: 1 },
  { ledge: { length: 5, depth: 13 }, rows: 2, metres: 10, packs: 2 },
  { ledge: { length: 5, depth: 29 }, rows: 2, metres: 10, packs: 2 },
  { ledge: { length: 5, depth: 30 }, rows: 3, metres: 15, packs: 3 },
])('needs $rows rows for $ledge.length m of $depth cm: $metres m, $packs packs', (wanted) => {
  const { ledge, ...expected } = wanted;
  expect(packsFor([guard], ledge)).toEqual([
    { product: guard, ...expected, total: expected.packs * 899 },
  ]);
});

// Spec: 1 §2 Products page
it('uses the larger reach of wide strips', () => {
  const [found] = packsFor([wide], { length: 2.5, depth: 18 });
  expect(found).toMatchObject({ rows: 1, packs: 1 });
});

it('sorts the cheapest first', () => {
  const found = packsFor([guard, small], { length: 1.5, depth: 10 });
  expect(found.map(({ total }) => total)).toEqual([299, 899]);
});

it.each(['Net, 10 × 10 ft', 'Spikes (five m)', 'Slim Spikes for Pipes, Pack of 8 (4 m)'])(
  'excludes %s',
  (title) => {
    expect(packsFor([product(title, 1)], { length: 1, depth: 1 })).toEqual([]);
  },
);
