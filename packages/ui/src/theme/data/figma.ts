import { dark, light } from '../palette.ts';
import { scale } from '../scale.ts';
import { colour, leaves, typeOf } from './designTokens.ts';

type Value = string | number | { r: number; g: number; b: number; a: number };

function figmaColour(text: string): Value {
  const { components, alpha } = colour(text);
  const [r = 0, g = 0, b = 0] = components;
  return { r, g, b, a: alpha };
}

/** Figma has numbers in px and ms without other units; other values are strings. */
function figmaValue(group: keyof typeof scale, text: string): string | number {
  const type = typeOf[group];
  const isNumber = ['dimension', 'duration', 'fontWeight', 'number'].includes(type);
  if (!isNumber) return text;
  return Number.parseFloat(text) * (text.endsWith('rem') ? 16 : 1);
}

interface Variable {
  path: string[];
  resolvedType: 'COLOR' | 'FLOAT' | 'STRING';
  /** Values by mode of the collection. */
  values: Record<string, Value>;
}

function collection(id: string, modeNames: string[], variables: Variable[]) {
  const modeId = (mode: string) => `${id}/${mode}`;
  return {
    variableCollections: [
      { action: 'CREATE', id, name: id, initialModeId: modeId(modeNames[0] ?? '') },
    ],
    variableModes: modeNames.map((mode, index) => ({
      // A new collection already has its first mode, which only gets a name.
      action: index === 0 ? 'UPDATE' : 'CREATE',
      id: modeId(mode),
      name: mode,
      variableCollectionId: id,
    })),
    variables: variables.map(({ path, resolvedType }) => ({
      action: 'CREATE',
      id: path.join('/'),
      name: path.join('/'),
      variableCollectionId: id,
      resolvedType,
      codeSyntax: { WEB: `var(--pa-${path.join('-')})` },
    })),
    variableModeValues: variables.flatMap(({ path, values }) =>
      Object.entries(values).map(([mode, value]) => ({
        variableId: path.join('/'),
        modeId: modeId(mode),
        value,
      })),
    ),
  };
}

/** The body of Figma's `POST /v1/files/:key/variables`. */
export function figmaVariables() {
  const darkOf = new Map(leaves(dark).map(([path, value]) => [path.join('.'), value]));
  const colours = leaves(light).map(
    ([path, value]): Variable => ({
      path: ['color', ...path],
      resolvedType: 'COLOR',
      values: {
        light: figmaColour(value),
        dark: figmaColour(darkOf.get(path.join('.')) ?? ''),
      },
    }),
  );
  const rest = leaves(scale).map(([path, text]): Variable => {
    const value = figmaValue(path[0] as keyof typeof scale, text);
    return {
      path,
      resolvedType: typeof value === 'number' ? 'FLOAT' : 'STRING',
      values: { all: value },
    };
  });
  const themes = collection('theme', ['light', 'dark'], colours);
  const scales = collection('scale', ['all'], rest);
  return {
    variableCollections: [...themes.variableCollections, ...scales.variableCollections],
    variableModes: [...themes.variableModes, ...scales.variableModes],
    variables: [...themes.variables, ...scales.variables],
    variableModeValues: [...themes.variableModeValues, ...scales.variableModeValues],
  };
}
