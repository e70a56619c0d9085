import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { inProject } from '@parinda/testing/project';
import { expect, it } from 'vitest';
import { readTests } from '../tools/conformance.ts';

function read(path: string): string | undefined {
  const file = inProject(path);
  return existsSync(file) && statSync(file).isFile() ? readFileSync(file, 'utf8') : undefined;
}

const text = read('docs/accessibility.md') ?? '';
const rows = [...text.matchAll(/^\| (\d\.\d+\.\d+) [^|]+\| `([^`]+)` +\| (.+) \|$/gm)].map(
  ([, criterion = '', code = '', tests = '']) => ({ criterion, code, tests }),
);

/** WCAG 2.2, levels A and AA; 4.1.1 is no longer one. */
const criteria = [
  ...['1.1.1', '1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5', '1.3.1', '1.3.2', '1.3.3', '1.3.4'],
  ...['1.3.5', '1.4.1', '1.4.2', '1.4.3', '1.4.4', '1.4.5', '1.4.10', '1.4.11', '1.4.12', '1.4.13'],
  ...['2.1.1', '2.1.2', '2.1.4', '2.2.1', '2.2.2', '2.3.1', '2.4.1', '2.4.2', '2.4.3', '2.4.4'],
  ...['2.4.5', '2.4.6', '2.4.7', '2.4.11', '2.5.1', '2.5.2', '2.5.3', '2.5.4', '2.5.7', '2.5.8'],
  ...['3.1.1', '3.1.2', '3.2.1', '3.2.2', '3.2.3', '3.2.4', '3.2.6', '3.3.1', '3.3.2', '3.3.3'],
  ...['3.3.4', '3.3.7', '3.3.8', '4.1.2', '4.1.3'],
];

it('every criterion of WCAG 2.2 A and AA is there once', () => {
  expect(rows.map(({ criterion }) => criterion)).toEqual(criteria);
});

it.each(rows)('names code and tests of $criterion that exist', ({ code, tests }) => {
  expect(read(code)).toBeDefined();
  const references = [...tests.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text.split(' › '));
  expect(references).not.toEqual([]);
  for (const [file = '', title] of references) {
    expect(file).toMatch(/\.(test\.tsx?|spec\.ts)$/);
    expect(readTests(file, read(file) ?? '').tests.map((test) => test.title)).toContain(title);
  }
});

it('quotes what the shop says', () => {
  const spoken = read('e2e/purchase-spoken.txt') ?? '';
  for (const words of ['Search Results for "adhesive"', '4.4 out of 5', 'Rs.899/-', '7 reviews']) {
    expect(spoken).toContain(words);
    expect(text).toContain(words);
  }
});

const sources = globSync(['packages/ui/src/**/*.{ts,tsx}', 'apps/storefront/src/**/*.{ts,tsx}'], {
  cwd: inProject('.'),
}).filter((file) => !/\.(test|stories)\./.test(file));

const linesWith = (pattern: RegExp) =>
  sources.flatMap((file) =>
    (read(file) ?? '')
      .split('\n')
      .flatMap((line) => (pattern.test(line) ? [`${file}: ${line}`] : [])),
  );

it('nothing plays, shakes, turns or listens to single keys', () => {
  expect(sources.length).toBeGreaterThan(300);
  expect(linesWith(/<(audio|video)\b|new Audio\(|\.play\(\)/)).toEqual([]);
  expect(linesWith(/devicemotion|deviceorientation|screen\.orientation|\(orientation:/)).toEqual(
    [],
  );
  expect(linesWith(/\bkey [!=]== '[a-z0-9/?]'/i)).toEqual([]);
});

it('the shop speaks one language', () => {
  expect(linesWith(/ lang="(?!en-IN)/)).toEqual([]);
});
