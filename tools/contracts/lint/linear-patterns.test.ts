import { expect, it } from 'vitest';
import { patternProblem } from './linear-patterns.ts';

const dotted = '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$';

// Spec: decisions Server
it.each([
  ['exponential', '^(a+)+$', 'exponential'],
  ['quadratic, as two repeats that take the same dots', dotted, '2nd degree polynomial'],
])('names a pattern that is %s', (_what, pattern, time) => {
  expect(patternProblem({ pattern, maxLength: 254 })).toContain(`linear time (${time})`);
});

// Spec: decisions Server
it('names a pattern that is tried on strings of any length', () => {
  expect(patternProblem({ pattern: '^[0-9]{6}$' })).toContain('Give the string a maxLength.');
});

it.each(['^[0-9]{6}$', '\\S', '^[^\\s@]+@[^\\s@][^\\s@.]*\\.[^\\s@]+$'])(
  'lets %s be',
  (pattern) => {
    expect(patternProblem({ pattern, maxLength: 254 })).toBeUndefined();
  },
);

it('leaves strings without a pattern alone', () => {
  expect(patternProblem({ maxLength: 5 })).toBeUndefined();
});
