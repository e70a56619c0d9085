import { describe, expect, it } from 'vitest';
import { type Content, type Fault, faultsOf } from './faults.ts';
import { groupIntoRounds } from './rounds.ts';
import type { Schema } from './schema.ts';
import { reasonUncaught, unusedReasons } from './uncaught.ts';
import { variations } from './variations.ts';

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
  if (!found) throw new Error(`Unknown fault: ${name}.`);
  return found;
};

/** Returns the response with this fault. */
function withFault(name: string, body: unknown = answered()): Content {
  const content = { status: 200, headers: { 'content-type': 'application/json' }, body };
  named(name).apply(content);
  return content;
}

describe('faults of a response', () => {
  it.each([
    ['$[*].title: null', [first, { ...second, title: null }]],
    ['$[*].title: of another type', [first, { ...second, title: 12_345 }]],
    ['$[*].title: empty', [first, { ...second, title: '' }]],
    ['$[*].id: another', [first, { ...second, id: 9 }]],
    ['$[*].price: half', [first, { ...second, price: 449.5 }]],
    ['$[*].status: another', [first, { ...second, status: 'pending' }]],
    ['$[*].status: unknown', [first, { ...second, status: 'unlisted' }]],
    ['$: an empty list', []],
    ['$: a doubled list', [first, second, first, second]],
  ])('change the last entry or the whole list: %s', (name, body) => {
    expect(withFault(` ${name}`).body).toEqual(body);
  });

  it('remove a required field', () => {
    expect(withFault(' $[*].title: missing').body).toEqual([
      first,
      expect.not.objectContaining({ title: expect.anything() }),
    ]);
  });

  it('exclude values that the document allows', () => {
    const names = faults.map(({ name }) => name);
    expect(names).not.toContain('listThings 200 $[*].picture: null');
    expect(names).not.toContain('listThings 200 $[*].picture: missing');
    expect(names).not.toContain('listThings 200 $[*].picture: empty');
    // No response has this field.
    expect(names.filter((name) => name.includes('note'))).toEqual([]);
  });

  it('return false without anything to change', () => {
    const content = { status: 200, headers: {}, body: [] };
    expect(named(' $[*].title: null').apply(content)).toBe(false);
  });

  it('include faults of the whole response', () => {
    expect(withFault(': a failure of the server').status).toBe(500);
    expect(withFault(': a body in an envelope').body).toEqual({ count: 2, results: answered() });
    expect(withFault(': a redirect').headers.location).toBeDefined();
  });
});

it('groups exactly the faults that can be distinguished', () => {
  const rounds = groupIntoRounds(faults);
  expect(rounds.flat()).toHaveLength(faults.length);
  const together = (...names: string[]) =>
    rounds.some((round) => names.every((name) => round.includes(named(` ${name}`))));
  expect(together('$[*].title: null', '$[*].id: null')).toBe(true);
  expect(together('$[*].title: null', '$[*].title: missing')).toBe(false);
  expect(together('$: an empty list', '$[*].title: null')).toBe(false);
  const others = faultsOf('listOthers', 200, list, [answered()]);
  expect(groupIntoRounds([...faults, ...others])).toHaveLength(rounds.length);
});

it('has at least twenty-five allowed variations', () => {
  expect(new Set(variations.map(({ name }) => name)).size).toBeGreaterThanOrEqual(25);
});

it('finds the reason for an undetectable fault, and unused reasons', () => {
  expect(reasonUncaught('createOrder 201 $.id: another')).toMatch(/^Only the server knows/);
  expect(reasonUncaught('getOrder 200 $.total_amount: half')).toBeUndefined();
  expect(unusedReasons(['createOrder 201 $.id: another'])).not.toContainEqual(
    expect.stringContaining('createOrder|'),
  );
  expect(unusedReasons([]).length).toBeGreaterThan(5);
});
