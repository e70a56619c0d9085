import { dark, light, type Palette } from '../palette.ts';
import { scale } from '../scale.ts';

/** The Design Tokens Community Group's format, 2025.10. */
export type TokenType =
  | 'color'
  | 'cubicBezier'
  | 'dimension'
  | 'duration'
  | 'fontFamily'
  | 'fontWeight'
  | 'number'
  | 'shadow';

export interface Token {
  $type: TokenType;
  $value: unknown;
  $extensions?: Record<string, unknown>;
}
export type TokenTree = { [name: string]: TokenTree | Token };

interface Tree {
  [name: string]: string | Tree;
}

/** Type of each group's tokens; groups without a line are not exported. */
export const typeOf: Record<keyof typeof scale, TokenType> = {
  space: 'dimension',
  size: 'dimension',
  width: 'dimension',
  line: 'dimension',
  radius: 'dimension',
  shadow: 'shadow',
  font: 'fontFamily',
  text: 'dimension',
  weight: 'fontWeight',
  duration: 'duration',
  loop: 'duration',
  easing: 'cubicBezier',
  z: 'number',
};

const quantity = (text: string) => {
  const [, value, unit] = /^(-?[\d.]+)([a-z]*)$/.exec(text) ?? [];
  if (value === undefined) throw new Error(`${text} is no number with a unit`);
  return { value: Number(value), unit: unit ?? '' };
};
// The format has px and rem, and `0` needs a unit.
const dimension = (text: string) => (text === '0' ? { value: 0, unit: 'px' } : quantity(text));

/** The sources write colours as `#rrggbb` or `rgb(r g b / a)`. */
export function colour(text: string) {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/.exec(text);
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(text);
  if (!hex && !rgb) throw new Error(`${text} is no colour of the format's`);
  const channels = hex ? hex.slice(1).map((part) => Number.parseInt(part, 16)) : rgb?.slice(1, 4);
  const components = (channels ?? []).map((channel) => Math.round((+channel / 255) * 1e4) / 1e4);
  return {
    colorSpace: 'srgb',
    components,
    alpha: Number(rgb?.[4] ?? 1),
    ...(hex && { hex: text }),
  };
}

function shadow(text: string) {
  const [, offsetX = '', offsetY = '', blur = '', color = ''] =
    /^(\S+) (\S+) (\S+) (rgb\(.+\))$/.exec(text) ?? [];
  return {
    color: colour(color),
    offsetX: dimension(offsetX),
    offsetY: dimension(offsetY),
    blur: dimension(blur),
    spread: dimension('0'),
  };
}

const dataOf: Record<TokenType, (text: string) => unknown> = {
  color: colour,
  cubicBezier: (text) => (text.match(/[\d.]+/g) ?? []).map(Number),
  dimension,
  duration: quantity,
  fontFamily: (text) => text.split(', ').map((family) => family.replaceAll("'", '')),
  fontWeight: Number,
  number: Number,
  shadow,
};

/** Returns each leaf of a tree with its path. */
export const leaves = (tree: Tree, above: string[] = []): [path: string[], value: string][] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[[...above, name], value]] : leaves(value, [...above, name]),
  );

const mapped = (
  tree: Tree,
  make: (text: string, path: string[]) => Token,
  above: string[] = [],
): TokenTree =>
  Object.fromEntries(
    Object.entries(tree).map(([name, value]) => {
      const path = [...above, name];
      return [name, typeof value === 'string' ? make(value, path) : mapped(value, make, path)];
    }),
  );

const tokens = ($type: TokenType, tree: Tree) =>
  mapped(tree, (text) => ({ $type, $value: dataOf[$type](text) }));

/** Extension with the dark value of a colour; the format has no modes. */
export const modes = 'parinda.modes';

/** Values of the contract's names. */
export interface Theme {
  light: Palette;
  dark: Palette;
  scale: typeof scale;
}

/**
 * Every name of the contract by its path. A colour is an alias into `palette.light`; its extension
 * has one into `palette.dark`. Forced colours come from the system and are not exported.
 */
export function designTokens(theme: Theme = { light, dark, scale }): TokenTree {
  const groups = Object.entries(theme.scale).map(([group, values]) => [
    group,
    tokens(typeOf[group as keyof typeof scale], values),
  ]);
  return {
    palette: { light: tokens('color', theme.light), dark: tokens('color', theme.dark) },
    color: mapped(theme.light, (_text, path) => ({
      $type: 'color',
      $value: `{palette.light.${path.join('.')}}`,
      $extensions: { [modes]: { dark: `{palette.dark.${path.join('.')}}` } },
    })),
    ...Object.fromEntries(groups),
  };
}
