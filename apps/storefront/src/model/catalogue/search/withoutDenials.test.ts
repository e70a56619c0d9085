import { expect, it } from 'vitest';
import { withoutDenials } from './withoutDenials.ts';

it.each([
  ['They stop crows, but not sparrows.', 'They stop crows, but'],
  ['They do not stop sparrows; use a net.', 'They do use a net.'],
  ['Sparrows are not deterred. Crows are.', 'Crows are.'],
  ['It stops crows and kites.', 'It stops crows and kites.'],
  ['It does not rust, but holds monkeys.', 'It does , but holds monkeys.'],
  ['Against neither sparrows nor bats.', 'Against'],
  ['Clips on without drilling.', 'Clips on'],
])('leaves of "%s" only "%s"', (text, expected) => {
  expect(withoutDenials(text).trim().replace(/\s+/g, ' ')).toBe(expected);
});
