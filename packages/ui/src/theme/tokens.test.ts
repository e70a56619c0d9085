import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const files = globSync(['packages/ui/{src,docs}/**/*.css.ts', 'apps/storefront/src/**/*.css.ts'], {
  cwd: root,
}).filter((file) => !file.includes('/theme/'));

const number = String.raw`(?<![\w.#-])-?(?:\d+\.)?\d+`;

/** Values that styles must take from tokens or breakpoints. */
const literals = [
  // 0, em and calc() with tokens are allowed.
  /\bfontSize: ['"`]?\.?\d*[1-9]\d*(\.\d+)?(px|rem)?\b(?!em)/,
  /\bfontWeight: ['"`]?(\d|bold|normal)/,
  /#[\da-f]{3,8}\b|\b(rgb|hsl|oklch|oklab|lch|lab)a?\(\d/i,
  /\bzIndex: ['"`]?-?[1-9]/,
  // Immediate, and a step without length.
  new RegExp(`(?!0m?s|1ms)${number}m?s\\b`),
  // Hairlines are allowed.
  new RegExp(`(?!-?1px)${number}px\\b`),
  // Sizes belong to a component, distances to the theme.
  new RegExp(
    `\\b(padding|margin|gap|inset|translate|transform|borderRadius)\\w*: [^,]*${number}rem`,
  ),
  /\b(padding|margin|gap|inset|width|height|inlineSize|blockSize|outlineOffset|borderRadius)\w*: -?[1-9]/i,
];

/** Component sizes need a name. */
const isNamed = (line: string) => /^(export )?const \w+ = ['"`]/.test(line);
const isComment = (line: string) => /^(\/\/|\/?\*)/.test(line);

/** Page widths belong to the theme. */
const breakpoint = /\b(min|max)-(width|inline-size): ?\.?\d/;

const isLiteral = (line: string) =>
  breakpoint.test(line) ||
  (!isNamed(line) && !isComment(line.trim()) && literals.some((literal) => literal.test(line)));

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
  ["color: '#fbf9f4'", true],
  ["boxShadow: '0 1px 4px rgb(0 0 0 / 0.5)'", true],
  ["transition: 'opacity 200ms'", true],
  ['zIndex: 10', true],
  ["border: '2px solid currentcolor'", true],
  ["paddingInline: '0.625rem'", true],
  ["insetBlockStart: 'calc(50% - 0.625rem)'", true],
  ['marginBlock: 8', true],
  ["const badgePadding = '0.625rem'", false],
  ['// 12px apart', false],
  ["inlineSize: 'min(100%, 22rem)'", false],
  ["border: '1px solid currentcolor'", false],
  ["transitionDelay: '0s'", false],
  ['fontSize: 0', false],
  ["fontSize: '0.8em'", false],
  ["fontSize: 'inherit'", false],
  ['fontSize: vars.text.h4', false],
  ["fontFamily: 'x', fontWeight: vars.weight.bold", false],
])('%s is a literal: %s', (line, expected) => {
  expect(isLiteral(line)).toBe(expected);
});

it('takes values from the theme', () => {
  const found = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (isLiteral(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
