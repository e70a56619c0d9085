import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const files = globSync(['packages/ui/{src,docs}/**/*.css.ts', 'apps/storefront/src/**/*.css.ts'], {
  cwd: root,
}).filter((file) => !file.includes('/theme/'));

/** What a style may not spell out, as it is a token's or a breakpoint's. */
const literals = [
  // 0 hides, em follows its surroundings, calc() works on a token.
  /\bfontSize: ['"`]?\.?\d*[1-9]\d*(\.\d+)?(px|rem)?\b(?!em)/,
  /\bfontWeight: ['"`]?(\d|bold|normal)/,
  /\b(min|max)-(width|inline-size): ?\.?\d/,
];

const isLiteral = (line: string) => literals.some((literal) => literal.test(line));

it('finds the styles', () => {
  expect(files.length).toBeGreaterThan(60);
});

it.each([
  ["fontSize: '1.5rem'", true],
  ['fontSize: 14', true],
  ["fontWeight: 'bold'", true],
  ['fontWeight: 650', true],
  ["const wide = '(min-width: 42rem)'", true],
  ["'@media': { 'screen and (max-width:600px)': {} }", true],
  ['fontSize: 0', false],
  ["fontSize: '0.8em'", false],
  ["fontSize: 'inherit'", false],
  ['fontSize: vars.text.h4', false],
  ["fontFamily: 'x', fontWeight: vars.weight.bold", false],
])('%s is a literal: %s', (line, expected) => {
  expect(isLiteral(line)).toBe(expected);
});

it('sizes, weights and breakpoints come from the theme', () => {
  const found = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (isLiteral(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
