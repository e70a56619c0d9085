import { describe, expect, it } from 'vitest';
import { judge, verdictOn } from './judge.ts';
import { readThemeFile, toCss, toDesignTokens } from './themeFile.ts';
import { changesIn, problemOf, styleOf, type Typed, themeWith, tokens } from './tokens.ts';

const violet: Typed = {
  'light.accent.solid': '#5b2a86',
  'dark.accent.solid': '#cfa8f2',
  'dark.overlay': 'rgb(0 0 0 / 0.8)',
  'radius.md': '0',
  'space.lg': '1.75rem',
  'shadow.low': '0 2px 4px rgb(0 0 0 / 0.2)',
  'font.text': "'Comic Sans MS', cursive",
  'easing.exit': 'cubic-bezier(0.5, 0, 1, 1)',
  'duration.fast': '120ms',
  'weight.bold': '800',
  'z.modal': '310',
};

const token = (id: string) => {
  const found = tokens.find((one) => one.id === id);
  if (!found) throw new Error(`no token ${id}`);
  return found;
};

it('reads the value of every token from the theme', () => {
  expect(tokens.filter((one) => problemOf(one, one.original))).toEqual([]);
});

it.each([
  ['light.bg.page', '#ABCDEF', true],
  ['light.bg.page', '#abc', false],
  ['light.bg.page', 'teal', false],
  ['light.bg.page', 'rgb(0 0 0 / 0.5)', false],
  ['light.overlay', 'rgb(0 0 0 / 0.5)', true],
  ['space.md', '1.5rem', true],
  ['space.md', '0', true],
  ['space.md', '24', false],
  ['space.md', 'red; color: red', false],
  ['duration.fast', '150', false],
  ['weight.bold', '1000', true],
  ['weight.bold', '0', false],
  ['easing.exit', 'cubic-bezier(0, 0, 1)', false],
  ['shadow.low', 'none', false],
  ['font.text', '}', false],
  ['z.modal', '1.5', false],
])('%s may be worth %s: %s', (id, text, isRight) => {
  expect(problemOf(token(id), text) === undefined).toBe(isRight);
});

it('ignores unchanged and unreadable values', () => {
  const typed = { 'radius.md': '0', 'radius.sm': token('radius.sm').original, 'space.md': 'wide' };
  expect(changesIn(typed)).toEqual({ 'radius.md': '0' });
});

it('writes changes as custom properties, a colour in both modes', () => {
  expect(toCss({ 'light.accent.solid': '#5b2a86', 'radius.md': '0' })).toBe(
    ':root {\n  --pa-color-accent-solid: light-dark(#5b2a86, #7fd0d2);\n  --pa-radius-md: 0;\n}\n',
  );
  expect(toCss({})).toBe('');
});

it('sets all tokens of one mode on an element', () => {
  expect(styleOf(violet, 'dark')).toMatchObject({
    colorScheme: 'dark',
    '--pa-color-accent-solid': '#cfa8f2',
    '--pa-color-bg-page': '#0e1718',
    '--pa-radius-md': '0',
  });
});

describe.each([
  ['CSS', toCss],
  ['design tokens', toDesignTokens],
])('%s', (_name, write) => {
  it('reads its own output', () => {
    expect(readThemeFile(write(violet))).toEqual({ changes: violet });
  });
});

it('reads a theme without changes', () => {
  expect(readThemeFile(toDesignTokens({}))).toEqual({ changes: {} });
});

it('uses a single colour for both modes, and ignores comments', () => {
  const css = '/* --pa-radius-md: 1px; */ :root { --pa-color-rating: #aa5500 }';
  expect(readThemeFile(css)).toEqual({
    changes: { 'light.rating': '#aa5500', 'dark.rating': '#aa5500' },
  });
});

it.each([
  ['', /neither CSS/],
  ['hello', /neither CSS/],
  [':root { --pa-color-violet: #5b2a86 }', /^--pa-color-violet: the theme has no such token/],
  [
    ':root { --pa-color-bg-page: light-dark(red, #000000) }',
    /^light.bg.page: 'red' cannot be read/,
  ],
  ['{ "space": ', /^This JSON cannot be read/],
  ['{}', /holds no design tokens/],
  ['{ "space": { "huge": { "$value": 1 } } }', /^space.huge: the theme has no such token/],
  ['{ "shadow": { "low": { "$value": null } } }', /^shadow.low: null is no shadow/],
])('says what is wrong with %s', (text, problem) => {
  const read = readThemeFile(text);
  expect('problems' in read && read.problems[0]).toMatch(problem);
});

describe('contrast result', () => {
  it('equals the result of the theme while nothing is changed', () => {
    expect(verdictOn(judge(themeWith({})))).toMatch(/^All \d+ pairs have the contrast they need/);
  });

  it('names the failing pair, and lists it first', () => {
    const judged = judge(themeWith({ 'light.accent.onSolid': '#4a9196' }));
    expect(judged[0]).toMatchObject({
      front: 'accent.onSolid',
      back: 'accent.solid',
      mode: 'light',
    });
    expect(verdictOn(judged)).toMatch(
      /^1 of \d+ pairs have too little contrast: accent\.onSolid on accent\.solid in light has 1\.\d:1 and needs 4\.5:1\.$/,
    );
  });

  it('counts the failing pairs that it does not name', () => {
    expect(verdictOn(judge(themeWith({ 'light.bg.page': '#15262a' })))).toMatch(
      /; and \d+ more\.$/,
    );
  });
});
