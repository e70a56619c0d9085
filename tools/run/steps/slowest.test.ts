import { expect, it } from 'vitest';
import { slowestFiles } from './slowest.ts';
import { verdict } from './step.ts';

const outcome = (file: string, seconds: number) => ({ ...verdict(file, true), file, seconds });

it('sums the tests of each file and lists the ten slowest files', () => {
  const outcomes = Array.from({ length: 12 }, (_, index) => outcome(`${index}.test.ts`, index));
  const lines = slowestFiles([...outcomes, outcome('3.test.ts', 20), verdict('no file', true)]);
  expect(lines).toHaveLength(11);
  expect(lines.slice(1, 3)).toEqual(['   23.0  3.test.ts', '   11.0  11.test.ts']);
  expect(lines.join()).not.toContain(' 0.test.ts');
});

it('lists nothing if there are only a few files', () => {
  expect(slowestFiles([outcome('a.test.ts', 1)])).toEqual([]);
});
