import { designTokens, type TokenType } from '../../src/theme/data/designTokens.ts';
import {
  changesIn,
  problemOf,
  type Token,
  type Typed,
  themeWith,
  tokens,
  tokensBy,
  worthOf,
} from './tokens.ts';

/** Values by custom property: one, or a colour's light and dark values. */
const byProperty = tokensBy('property');

/** The changes as custom properties, to load after the styles of this package. */
export function toCss(changes: Typed): string {
  const lines = [...byProperty]
    .filter(([, own]) => own.some(({ id }) => id in changes))
    .map(([property, own]) => {
      const worths = own.map((token) => worthOf(token, changes));
      return `  ${property}: ${worths.length > 1 ? `light-dark(${worths.join(', ')})` : worths[0]};`;
    });
  return lines.length > 0 ? `:root {\n${lines.join('\n')}\n}\n` : '';
}

/** The whole theme in the format of tokens.json. */
export const toDesignTokens = (changes: Typed): string =>
  `${JSON.stringify(designTokens(themeWith(changes)), null, 2)}\n`;

export type ThemeRead = { changes: Typed } | { problems: string[] };

/** Reads either format; returns all errors of an invalid file. */
export function readThemeFile(text: string): ThemeRead {
  const read = text.trimStart().startsWith('{') ? fromDesignTokens(text) : fromCss(text);
  if ('problems' in read) return read;
  const problems = tokens.flatMap((token) => {
    const worth = read.changes[token.id];
    const problem = worth === undefined ? undefined : problemOf(token, worth);
    return problem ? [`${token.id}: '${worth}' cannot be read. ${problem}.`] : [];
  });
  return problems.length > 0 ? { problems } : { changes: changesIn(read.changes) };
}

function fromCss(text: string): ThemeRead {
  const declarations = [
    ...text.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/(--[\w-]+)\s*:\s*([^;}]+)/g),
  ];
  if (declarations.length === 0)
    return { problems: ['This is neither CSS with custom properties nor JSON of design tokens.'] };
  const changes: Typed = {};
  const problems: string[] = [];
  for (const [, property = '', value = ''] of declarations) {
    const own = byProperty.get(property);
    if (!own) problems.push(`${property}: the theme has no such token.`);
    const [, ...modes] = /^light-dark\((.+),(.+)\)$/.exec(value.trim()) ?? [];
    own?.forEach(({ id }, place) => {
      changes[id] = (own.length > 1 ? (modes[place] ?? value) : value).trim();
    });
  }
  return problems.length > 0 ? { problems } : { changes };
}

interface Leaf {
  $value: unknown;
}
interface Colour {
  components: number[];
  alpha: number;
  hex?: string;
}
interface Quantity {
  value: number;
  unit: string;
}

const quantity = ({ value, unit }: Quantity) => (value === 0 ? '0' : `${value}${unit}`);

function colour({ components, alpha, hex }: Colour): string {
  if (alpha === 1 && hex) return hex;
  const channels = components.map((part) => Math.round(part * 255));
  if (alpha < 1) return `rgb(${channels.join(' ')} / ${alpha})`;
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** CSS notation; the inverse of designTokens.ts. */
const inCss: Record<TokenType, (value: never) => string> = {
  color: colour,
  cubicBezier: (value: number[]) => `cubic-bezier(${value.join(', ')})`,
  dimension: quantity,
  duration: quantity,
  fontFamily: (value: string[]) =>
    value.map((face) => (face.includes(' ') ? `'${face}'` : face)).join(', '),
  fontWeight: String,
  number: String,
  shadow: ({ color, offsetX, offsetY, blur }: { color: Colour } & Record<string, Quantity>) =>
    [offsetX, offsetY, blur]
      .map((length) => quantity(length as Quantity))
      .concat(colour(color))
      .join(' '),
};

/** Path of a token's value in tokens.json: aliases refer to a colour of the palette. */
const pathOf = ({ id, mode }: Token) => `${mode ? 'palette.' : ''}${id}`;

function leavesOf(tree: object, above = ''): [path: string, leaf: Leaf][] {
  return Object.entries(tree).flatMap(([name, value]): [string, Leaf][] => {
    if (typeof value !== 'object' || value === null) return [];
    return '$value' in value
      ? [[above + name, value as Leaf]]
      : leavesOf(value, `${above}${name}.`);
  });
}

function fromDesignTokens(text: string): ThemeRead {
  let tree: object;
  try {
    tree = JSON.parse(text);
  } catch (error) {
    return { problems: [`This JSON cannot be read: ${(error as Error).message}`] };
  }
  const leaves = new Map(leavesOf(tree));
  const known = new Map(tokens.map((token) => [pathOf(token), token]));
  const changes: Typed = {};
  const problems: string[] = [];
  for (const [path, { $value }] of leaves) {
    const token = known.get(path);
    if (!token) {
      if (!path.startsWith('color.')) problems.push(`${path}: the theme has no such token.`);
      continue;
    }
    try {
      changes[token.id] = inCss[token.type]($value as never);
    } catch {
      problems.push(`${path}: ${JSON.stringify($value)} is no ${token.type}.`);
    }
  }
  if (leaves.size === 0) problems.push('This JSON holds no design tokens.');
  return problems.length > 0 ? { problems } : { changes };
}
