/** Reads docs/conformance.md, and looks whether what its rows name is there. */

export interface Proof {
  file: string;
  title: string;
  /** The row of an `it.each` table that is meant. */
  row?: string | undefined;
}

export interface Row {
  line: number;
  /** `1 §2 Shell`, `2 §8`, `D Cart` */
  section: string;
  statement: string;
  /** Where it is built; relative to the project's root, as are the proofs. */
  livesIn: string;
  proofs: Proof[];
}

const code = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, text]) => text ?? '');

function readProof(text: string): Proof {
  const [file = '', title = '', row] = text.split(' › ');
  return { file, title, row };
}

/** The rows of all tables, and the statements of the list 'Not proven yet' at the end. */
export function readConformance(markdown: string): { rows: Row[]; unproven: string[] } {
  const [tables = '', rest = ''] = markdown.split('## Not proven yet');
  const rows = tables.split('\n').flatMap((text, index): Row[] => {
    const isRow = /^\| (?:[12] §|D )/.test(text);
    if (!isRow) return [];
    const cells = text.split(/(?<!\\)\|/).map((cell) => cell.trim());
    const [, section = '', statement = '', livesIn = '', provedBy = ''] = cells;
    const proofs = code(provedBy).map(readProof);
    return [{ line: index + 1, section, statement, livesIn: code(livesIn)[0] ?? '', proofs }];
  });
  return { rows, unproven: rest.split('\n').filter((text) => text.startsWith('- ')) };
}

/** One kind of quote, one kind of blank. */
export const plain = (text: string): string =>
  text
    .replace(/\\(['"`])/g, '$1')
    .replace(/[’"`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();

const literal = /(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;

/** The titles of a test file, as they are written: also those of `it.each` and of templates. */
export function titlesIn(source: string): Set<string> {
  // What a file makes of `test` by extending it is called as `test` is.
  const extended = [...source.matchAll(/const (\w+) = test\.extend/g)].map(([, name]) => name);
  const callers = ['it', 'test', 'describe', 'interaction', ...extended].join('|');
  const call = new RegExp(
    `(?:^\\s*(?:${callers})(?:\\.(?:describe|only|concurrent))?|^\\s*.*\\))\\(\\s*${literal.source}\\s*[,)]`,
    'gm',
  );
  return new Set([...source.matchAll(call)].map((match) => plain(match[2] ?? '')));
}

/** Whether a stories file has this story, and it looks at what it shows. */
function isStory(source: string, name: string): boolean {
  const start = source.search(new RegExp(`^export const ${name}\\b`, 'm'));
  if (start < 0) return false;
  const [story = ''] = source.slice(start + 1).split(/^export const /m);
  return /\bplay\b/.test(story);
}

/** Table rows may stand in the test file itself or in one that it imports. */
function hasLiteral(file: string, text: string, read: Reader): boolean {
  const source = read(file) ?? '';
  const imported = [...source.matchAll(/from '(\.[^']+)'/g)].map(
    ([, path = '']) => read(new URL(path, `file:///${file}`).pathname.slice(1)) ?? '',
  );
  return [source, ...imported].some((one) => plain(one).includes(`'${plain(text)}'`));
}

/** Gives a file's text, or undefined where there is none. */
type Reader = (path: string) => string | undefined;

const isTestFile = (file: string) => /\.(?:test\.tsx?|spec\.ts)$/.test(file);

function problemOf({ file, title, row }: Proof, read: Reader): string | undefined {
  const source = read(file);
  if (source === undefined) return `there is no ${file}`;
  if (file.endsWith('.stories.tsx')) {
    return isStory(source, title) ? undefined : `${file} has no story ${title} that looks`;
  }
  if (!isTestFile(file)) return `${file} is no test file`;
  if (!titlesIn(source).has(plain(title))) return `${file} has no test '${title}'`;
  if (row && !hasLiteral(file, row, read)) return `'${title}' has no row '${row}'`;
}

/** What is untrue in form, a line each. */
export function problemsOf(rows: readonly Row[], read: Reader): string[] {
  return rows.flatMap(({ line, livesIn, proofs }) => {
    const found = proofs.map((proof) => problemOf(proof, read));
    if (read(livesIn) === undefined) found.push(`there is no file '${livesIn}' it could live in`);
    if (proofs.length === 0) found.push('nothing proves it');
    return found.filter((text) => text !== undefined).map((text) => `line ${line}: ${text}`);
  });
}
