import { expect, it } from 'vitest';
import { patternProblem } from './linear-patterns.ts';

const dotted = '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$';

// Spec: decisions Server
it.each([
  ['exponential', '^(a+)+$', 'exponential'],
  ['quadratic, as two repeats that take the same dots', dotted, '2nd degree polynomial'],
])('rejects a pattern that is %s', (_case, pattern, time) => {
  expect(patternProblem({ pattern, maxLength: 254 })).toContain(`linear time (${time})`);
});

// Spec: decisions Server
it('rejects a pattern without a maxLength', () => {
  expect(patternProblem({ pattern: '^[0-9]{6}$' })).toContain('Add a maxLength.');
});

it.each(['^[0-9]{6}$', '\\S', '^[^\\s@]+@[^\\s@][^\\s@.]*\\.[^\\s@]+$'])(
  'accepts %s',
  (pattern) => {
    expect(patternProblem({ pattern, maxLength: 254 })).toBeUndefined();
  },
);

it('accepts strings without a pattern', () => {
  expect(patternProblem({ maxLength: 5 })).toBeUndefined();
});
