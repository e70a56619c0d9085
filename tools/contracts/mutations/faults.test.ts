import { describe, expect, it } from 'vitest';
import { type Content, type Fault, faultsOf } from './faults.ts';
import { freedoms } from './freedoms.ts';
import { inRounds } from './rounds.ts';
import type { Schema } from './schema.ts';
import { idleReasons, whyUncaught } from './uncaught.ts';

const list: Schema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['id', 'title', 'price'],
    properties: {
      id: { type: 'integer' },
      title: { type: 'string', minLength: 1 },
      price: { oneOf: [{ type: 'number' }, { type: 'string' }] },
      picture: { type: ['string', 'null'] },
      status: { enum: ['published', 'pending'] },
      note: { type: 'string' },
    },
  },
};
const first = { id: 7, title: 'Spikes', price: 549, picture: null, status: 'published' };
const second = { id: 8, title: 'Net', price: '899.00', picture: '/net.webp', status: 'published' };
const answered = () => [structuredClone(first), structuredClone(second)];
const faults = faultsOf('listThings', 200, list, [answered()]);
const named = (name: string): Fault => {
  const found = faults.find((fault) => fault.name === `listThings 200${name}`);
  if (!found) throw new Error(`There is no fault ${name}.`);
  return found;
};

/** What an answer is after this fault. */
function spoilt(name: string, body: unknown = answered()): Content {
  const content = { status: 200, headers: { 'content-type': 'application/json' }, body };
  named(name).apply(content);
  return content;
}

describe('the faults of an answer', () => {
  it.each([
    ['$[*].title: null', [first, { ...second, title: null }]],
    ['$[*].title: of another type', [first, { ...second, title: 12_345 }]],
    ['$[*].title: empty', [first, { ...second, title: '' }]],
    ['$[*].id: another', [first, { ...second, id: 9 }]],
    ['$[*].price: half', [first, { ...second, price: 449.5 }]],
    ['$[*].status: another', [first, { ...second, status: 'pending' }]],
    ['$[*].status: unknown', [first, { ...second, status: 'unheard-of' }]],
    ['$: an empty list', []],
    ['$: a doubled list', [first, second, first, second]],
  ])('spoil the last entry or all: %s', (name, body) => {
    expect(spoilt(` ${name}`).body).toEqual(body);
  });

  it('take a field away that has to be there', () => {
    expect(spoilt(' $[*].title: missing').body).toEqual([
      first,
      expect.not.objectContaining({ title: expect.anything() }),
    ]);
  });

  it('are no faults where the document allows them', () => {
    const names = faults.map(({ name }) => name);
    expect(names).not.toContain('listThings 200 $[*].picture: null');
    expect(names).not.toContain('listThings 200 $[*].picture: missing');
    expect(names).not.toContain('listThings 200 $[*].picture: empty');
    // Nobody can see the fault of a field that no answer has.
    expect(names.filter((name) => name.includes('note'))).toEqual([]);
  });

  it('say so when there is nothing to spoil', () => {
    const content = { status: 200, headers: {}, body: [] };
    expect(named(' $[*].title: null').apply(content)).toBe(false);
  });

  it('are also those of the whole answer', () => {
    expect(spoilt(': a failure of the server').status).toBe(500);
    expect(spoilt(': a body in an envelope').body).toEqual({ count: 2, results: answered() });
    expect(spoilt(': a redirect').headers.location).toBeDefined();
  });
});

it('puts faults together that can be told apart, and no others', () => {
  const rounds = inRounds(faults);
  expect(rounds.flat()).toHaveLength(faults.length);
  const together = (...names: string[]) =>
    rounds.some((round) => names.every((name) => round.includes(named(` ${name}`))));
  expect(together('$[*].title: null', '$[*].id: null')).toBe(true);
  expect(together('$[*].title: null', '$[*].title: missing')).toBe(false);
  expect(together('$: an empty list', '$[*].title: null')).toBe(false);
  const others = faultsOf('listOthers', 200, list, [answered()]);
  expect(inRounds([...faults, ...others])).toHaveLength(rounds.length);
});

it('lets an API take at least twenty-five freedoms', () => {
  expect(new Set(freedoms.map(({ name }) => name)).size).toBeGreaterThanOrEqual(25);
});

it('knows why a fault cannot be named, and which reason nobody needs', () => {
  expect(whyUncaught('createOrder 201 $.id: another')).toMatch(/^Only the server knows/);
  expect(whyUncaught('getOrder 200 $.total_amount: half')).toBeUndefined();
  expect(idleReasons(['createOrder 201 $.id: another'])).not.toContainEqual(
    expect.stringContaining('createOrder|'),
  );
  expect(idleReasons([]).length).toBeGreaterThan(5);
});
