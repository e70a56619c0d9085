import { describe, expect, it } from 'vitest';
import figma from '../../../tokens/figma-variables.json' with { type: 'json' };
import tokens from '../../../tokens/tokens.json' with { type: 'json' };
import { vars } from '../contract.css.ts';
import { modes, type Token, type TokenTree, type TokenType } from './designTokens.ts';

/** Returns the path of each leaf: 'color.bg.page'. */
function leaves<Leaf>(tree: object, isLeaf: (value: unknown) => value is Leaf, above = '') {
  const found: [path: string, leaf: Leaf][] = [];
  for (const [name, value] of Object.entries(tree)) {
    if (isLeaf(value)) found.push([above + name, value]);
    else found.push(...leaves(value, isLeaf, `${above}${name}.`));
  }
  return found;
}
const isToken = (value: unknown): value is Token => Object.hasOwn(value as object, '$value');
const isText = (value: unknown): value is string => typeof value === 'string';

const all = new Map(leaves(tokens as unknown as TokenTree, isToken));
const names = leaves(vars, isText);

/** Returns the value of a token, through its aliases. */
function resolved(value: unknown, seen: string[] = []): { type: TokenType; value: unknown } {
  const [, path = ''] = /^\{(.+)\}$/.exec(String(value)) ?? [];
  const token = all.get(path);
  if (!token || seen.includes(path)) throw new Error(`${String(value)} leads nowhere`);
  return isText(token.$value)
    ? resolved(token.$value, [...seen, path])
    : { type: token.$type, value: token.$value };
}

const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const isOneOf = (units: string[]) => (value: unknown) => {
  const { value: amount, unit } = value as { value: unknown; unit: string };
  return isNumber(amount) && units.includes(unit);
};
const isDimension = isOneOf(['px', 'rem']);
const isColour = (value: unknown) => {
  const { colorSpace, components, alpha } = value as Record<string, unknown>;
  const parts = [...(components as number[]), alpha as number];
  return colorSpace === 'srgb' && parts.length === 4 && parts.every((it) => it >= 0 && it <= 1);
};

/** Patterns of the format's types. */
const isValid: Record<TokenType, (value: never) => boolean> = {
  color: isColour,
  cubicBezier: (value: number[]) =>
    value.length === 4 &&
    value.every(isNumber) &&
    [0, 2].every((x) => value[x]! >= 0 && value[x]! <= 1),
  dimension: isDimension,
  duration: isOneOf(['ms', 's']),
  fontFamily: (value: string[]) => value.length > 0 && value.every(isText),
  fontWeight: (value: number) => value >= 1 && value <= 1000,
  number: isNumber,
  shadow: ({ color, ...lengths }: Record<string, unknown>) =>
    isColour(color) &&
    ['offsetX', 'offsetY', 'blur', 'spread'].every((name) => isDimension(lengths[name])),
};

describe('tokens.json', () => {
  it('has the names of the contract, and the palettes that they refer to', () => {
    const own = [...all.keys()].filter((path) => !path.startsWith('palette.'));
    expect(own.sort()).toEqual(names.map(([path]) => path).sort());
  });

  it.each([...all])('%s has a value of its type, in light and dark', (path, token) => {
    const dark = token.$extensions?.[modes] as { dark: string } | undefined;
    const values = [token.$value, ...(dark ? [dark.dark] : [])].map((value) =>
      isText(value) ? resolved(value) : { type: token.$type, value },
    );
    expect(values.length).toBe(path.startsWith('color.') ? 2 : 1);
    for (const { type, value } of values) {
      expect(type).toBe(token.$type);
      expect(isValid[type](value as never)).toBe(true);
    }
  });
});

describe('figma-variables.json', () => {
  const modesOf = (collection: string) =>
    figma.variableModes.filter((mode) => mode.variableCollectionId === collection);

  it('has a variable for each name of the contract, with the same CSS name', () => {
    expect(figma.variables.map(({ name, codeSyntax }) => [name, codeSyntax.WEB]).sort()).toEqual(
      names.map(([path, css]) => [path.replaceAll('.', '/'), css]).sort(),
    );
  });

  it('has a value of its type in every mode of its collection', () => {
    const types = { COLOR: 'object', FLOAT: 'number', STRING: 'string' };
    for (const { id, variableCollectionId, resolvedType } of figma.variables) {
      const values = figma.variableModeValues.filter(({ variableId }) => variableId === id);
      expect(values.map(({ modeId }) => modeId)).toEqual(
        modesOf(variableCollectionId).map((mode) => mode.id),
      );
      for (const { value } of values)
        expect(typeof value).toBe(types[resolvedType as keyof typeof types]);
    }
  });

  it('has an initial mode in each collection', () => {
    for (const { id, initialModeId } of figma.variableCollections)
      expect(modesOf(id)[0]).toMatchObject({ id: initialModeId, action: 'UPDATE' });
  });
});
