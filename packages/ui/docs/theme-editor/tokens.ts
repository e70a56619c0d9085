import { leaves, type Theme, type TokenType, typeOf } from '../../src/theme/data/designTokens.ts';
import { dark, light, type Palette } from '../../src/theme/palette.ts';
import { scale } from '../../src/theme/scale.ts';

export type Mode = 'light' | 'dark';

export interface Token {
  /** 'light.bg.page', 'dark.bg.page', 'space.md'. */
  id: string;
  /** Name for designers: 'bg.page', 'space.md'. */
  name: string;
  /** 'bg', 'space'. */
  group: string;
  /** Only for colours: other tokens are equal in both modes. */
  mode?: Mode;
  /** '--pa-color-bg-page' */
  property: string;
  type: TokenType;
  original: string;
}

const colours = (mode: Mode, palette: Palette): Token[] =>
  leaves(palette).map(([path, original]) => ({
    id: [mode, ...path].join('.'),
    name: path.join('.'),
    group: path[0] ?? '',
    mode,
    property: `--pa-color-${path.join('-')}`,
    type: 'color',
    original,
  }));

/** Every token of the theme, a colour once for each mode. */
export const tokens: Token[] = [
  ...colours('light', light),
  ...colours('dark', dark),
  ...leaves(scale).map(([path, original]) => ({
    id: path.join('.'),
    name: path.join('.'),
    group: path[0] ?? '',
    property: `--pa-${path.join('-')}`,
    type: typeOf[path[0] as keyof typeof scale],
    original,
  })),
];

/** In the order of the theme. */
export function tokensBy(key: 'property' | 'group', of: Token[] = tokens): Map<string, Token[]> {
  const groups = new Map<string, Token[]>();
  for (const token of of) groups.set(token[key], [...(groups.get(token[key]) ?? []), token]);
  return groups;
}

const number = String.raw`-?(?:\d+\.)?\d+`;
const length = `(?:0|${number}(?:px|rem))`;
const solid = String.raw`#[\da-f]{6}`;
const colour = String.raw`(?:${solid}|rgb\(\d{1,3} \d{1,3} \d{1,3} / (?:0|1|0?\.\d+)\))`;

/** How each type is written, as a pattern and in words. */
const forms: Record<TokenType, [form: string, words: string]> = {
  color: [colour, 'a colour as #1a2b3c, or rgb(26 43 60 / 0.5) where it may be seen through'],
  cubicBezier: [
    String.raw`cubic-bezier\(${number}(?:, ${number}){3}\)`,
    'a curve as cubic-bezier(0.35, 0, 0.35, 1)',
  ],
  dimension: [length, 'a length as 0, 8px or 0.5rem'],
  duration: [String.raw`\d+m?s`, 'a duration as 150ms'],
  fontFamily: [
    String.raw`[\w' -]+(?:, [\w' -]+)*`,
    "names of faces as 'Figtree Variable', sans-serif",
  ],
  fontWeight: [String.raw`[1-9]\d{0,2}|1000`, 'a weight from 1 to 1000'],
  number: [String.raw`\d+`, 'a whole number'],
  shadow: [`${length} ${length} ${length} ${colour}`, 'a shadow as 0 2px 10px rgb(16 42 44 / 0.1)'],
};

/** Returns the error of a value, or nothing. Contrast needs opaque colours. */
export function problemOf({ type, original }: Token, text: string): string | undefined {
  const [form, words] = original.startsWith('#') ? [solid, 'a colour as #1a2b3c'] : forms[type];
  return new RegExp(`^(?:${form})$`, 'i').test(text) ? undefined : `Write ${words}`;
}

/** Typed values by token id, valid or not. */
export type Typed = Record<string, string>;

/** Changed and valid values, for the preview and for exports. */
export const changesIn = (typed: Typed): Typed =>
  Object.fromEntries(
    tokens.flatMap((token) => {
      const text = typed[token.id];
      return text === undefined || text === token.original || problemOf(token, text)
        ? []
        : [[token.id, text]];
    }),
  );

/** The value of a token after changes. */
export const worthOf = ({ id, original }: Token, changes: Typed): string => changes[id] ?? original;

const changed = <Part extends object>(part: Part, above: string, changes: Typed): Part =>
  Object.fromEntries(
    Object.entries(part).map(([name, value]) => {
      const id = above + name;
      return [
        name,
        typeof value === 'string' ? (changes[id] ?? value) : changed(value, `${id}.`, changes),
      ];
    }),
  ) as Part;

/** The theme with changes. */
export const themeWith = (changes: Typed): Theme => ({
  light: changed(light, 'light.', changes),
  dark: changed(dark, 'dark.', changes),
  scale: changed(scale, '', changes),
});

/** Returns a `style` that applies the theme to an element, e.g. `{ '--pa-radius-md': '0' }`. */
export const styleOf = (changes: Typed, mode: Mode): Record<string, string> => ({
  colorScheme: mode,
  ...Object.fromEntries(
    tokens
      .filter((token) => (token.mode ?? mode) === mode)
      .map((token) => [token.property, worthOf(token, changes)]),
  ),
});
