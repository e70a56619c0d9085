import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const files = globSync(['packages/ui/{src,docs}/**/*.css.ts', 'apps/storefront/src/**/*.css.ts'], {
  cwd: root,
}).filter((file) => !file.includes('/theme/'));

const number = String.raw`(?<![\w.#-])-?(?:\d+\.)?\d+`;

/** What a style may not spell out, as it is a token's or a breakpoint's. */
const literals = [
  // 0 hides, em follows its surroundings, calc() works on a token.
  /\bfontSize: ['"`]?\.?\d*[1-9]\d*(\.\d+)?(px|rem)?\b(?!em)/,
  /\bfontWeight: ['"`]?(\d|bold|normal)/,
  /#[\da-f]{3,8}\b|\b(rgb|hsl|oklch|oklab|lch|lab)a?\(\d/i,
  /\bzIndex: ['"`]?-?[1-9]/,
  // At once, and a step that has no length.
  new RegExp(`(?!0m?s|1ms)${number}m?s\\b`),
  // A hair line is as thin as can be.
  new RegExp(`(?!-?1px)${number}px\\b`),
  // How large a part is, is its own matter; how far it keeps from others is not.
  new RegExp(
    `\\b(padding|margin|gap|inset|translate|transform|borderRadius)\\w*: [^,]*${number}rem`,
  ),
  /\b(padding|margin|gap|inset|width|height|inlineSize|blockSize|outlineOffset|borderRadius)\w*: -?[1-9]/i,
];

/** A measure that is a part's own has a name there. */
const isNamed = (line: string) => /^(export )?const \w+ = ['"`]/.test(line);
const isComment = (line: string) => /^(\/\/|\/?\*)/.test(line);

/** Of a page's width nothing is a part's own. */
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

it('what the theme has a name for comes from the theme', () => {
  const found = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (isLiteral(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
