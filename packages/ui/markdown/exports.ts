import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { entryFiles } from '../entries.ts';

const namesByFile = new Map<string, string[]>();

/** Returns the names of a file's exports, without types. */
export function exportsOf(file: string): string[] {
  const known = namesByFile.get(file);
  if (known) return known;
  const names: string[] = [];
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  for (const statement of source.statements) {
    if (ts.isExportDeclaration(statement) && !statement.isTypeOnly) {
      const { exportClause, moduleSpecifier } = statement;
      if (exportClause && ts.isNamedExports(exportClause)) {
        for (const { name, isTypeOnly } of exportClause.elements)
          if (!isTypeOnly) names.push(name.text);
      } else if (moduleSpecifier && ts.isStringLiteral(moduleSpecifier)) {
        names.push(...exportsOf(join(file, '..', moduleSpecifier.text)));
      }
    } else if (isExported(statement)) names.push(...declaredNames(statement));
  }
  namesByFile.set(file, names);
  return names;
}

const isExported = (statement: ts.Statement) =>
  ts.canHaveModifiers(statement) &&
  Boolean(ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword));

function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
    return statement.name ? [statement.name.text] : [];
  return [];
}

/** Returns the import lines for those of the names that the package exports. */
export function importsOf(names: Iterable<string>): string {
  const byEntry = new Map<string, string[]>();
  for (const name of new Set(names)) {
    const entry = entryOf(name);
    if (entry) byEntry.set(entry, [...(byEntry.get(entry) ?? []), name]);
  }
  return [...byEntry]
    .sort()
    .map(([entry, own]) => `import { ${own.sort().join(', ')} } from '@parinda/ui/${entry}';`)
    .join('\n');
}

const entries = new Map<string, string>();
for (const [entry, file] of entryFiles)
  for (const name of exportsOf(file)) entries.set(name, entry);

/** Returns the entry that exports a name. */
export const entryOf = (name: string): string | undefined => entries.get(name);
