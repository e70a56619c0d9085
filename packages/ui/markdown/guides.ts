import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import type { KeyRow } from '../docs/guide/Guide.ts';
import * as keys from '../docs/guide/keys.ts';
import { packageFolder } from '../entries.ts';

/** A guide with the source of its examples. */
export interface GuideText {
  /** Name of the component. */
  name: string;
  /** Folder in src: 'actions/button'. */
  folder: string;
  /** Path in the package. */
  file: string;
  purpose: string;
  when: string[];
  whenNot: { if: string; take: string }[];
  pairs: { do: string; dont: string; why: string }[];
  anatomy: { part: string; is: string }[];
  keyboard: KeyRow[];
  spoken: string;
  also?: string[];
}

const keyRows = new Map<string, unknown>(Object.entries(keys));

/** Reads the guides without running them, because the Markdown shows the source of their examples. */
export const readGuides = (): GuideText[] =>
  globSync('src/**/*.guide.tsx', { cwd: packageFolder }).sort().map(readGuide);

function readGuide(file: string): GuideText {
  const text = readFileSync(join(packageFolder, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const declaration = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ name }) => name.getText() === 'guide');
  if (!declaration?.initializer) throw new Error(`${file} exports no guide.`);
  const guide = valueIn(declaration.initializer) as Omit<GuideText, 'name' | 'folder' | 'file'>;
  const helpers = helpersOf(source);
  const pairs = guide.pairs.map(({ do: good, dont, why }) => ({
    do: withHelpers(good, helpers),
    dont: withHelpers(dont, helpers),
    why,
  }));
  const name = basename(file, '.guide.tsx');
  return { name, folder: dirname(file).replace('src/', ''), file, ...guide, pairs };
}

/** Returns the source of the constants and functions beside the guide, by name. */
function helpersOf({ statements }: ts.SourceFile): Map<string, string> {
  const helpers = new Map<string, string>();
  for (const statement of statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name)
      helpers.set(statement.name.text, statement.getText());
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name } of statement.declarationList.declarations)
      helpers.set(name.getText(), statement.getText());
  }
  helpers.delete('guide');
  return helpers;
}

/** Puts the helpers that the code uses before it, in the order of their file. */
function withHelpers(code: string, helpers: Map<string, string>): string {
  const isUsed = (name: string, text: string) => new RegExp(`\\b${name}\\b`).test(text);
  const used = new Set<string>();
  const add = (text: string) => {
    for (const [name, source] of helpers) {
      if (used.has(name) || !isUsed(name, text)) continue;
      used.add(name);
      add(source);
    }
  };
  add(code);
  const sources = [...helpers].filter(([name]) => used.has(name)).map(([, source]) => source);
  // Drawn for the stories only.
  return [...sources, code].join('\n\n').replaceAll(/drawnPicture\([^)]*\)/g, "'/spikes.jpg'");
}

/** Returns texts, lists and objects as values, and everything else as source. */
function valueIn(node: ts.Expression): unknown {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isArrayLiteralExpression(node))
    return node.elements.flatMap((element) => {
      if (!ts.isSpreadElement(element)) return [valueIn(element)];
      const values = valueIn(element.expression);
      if (Array.isArray(values)) return values;
      throw new Error(`${element.getText()} cannot be read. Write the rows instead.`);
    });
  if (ts.isObjectLiteralExpression(node))
    return Object.assign(
      {},
      ...node.properties.map((property) => {
        if (ts.isSpreadAssignment(property)) return valueIn(property.expression);
        if (ts.isPropertyAssignment(property))
          return { [property.name.getText()]: valueIn(property.initializer) };
        throw new Error(`${property.getText()} is no text.`);
      }),
    );
  if (ts.isParenthesizedExpression(node)) return valueIn(node.expression);
  if (ts.isIdentifier(node) && keyRows.has(node.text)) return keyRows.get(node.text);
  return dedent(node.getText());
}

/** Removes the indentation of the last line from all lines but the first, which has none. */
function dedent(code: string): string {
  const [first = '', ...others] = code.split('\n');
  const indent = /^ */.exec(others.at(-1) ?? '')?.[0] ?? '';
  return [first, ...others.map((line) => line.replace(indent, ''))].join('\n');
}
