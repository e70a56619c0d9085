import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { entryFiles, packageFolder as ui } from '../packages/ui/entries.ts';
import { weigh } from '../packages/ui/weights/weigh.ts';

/** Exports and size of an entry of the design system. */
export interface Facts {
  /** Name after `@parinda/ui/`. */
  entry: string;
  names: string[];
  /** Bytes with gzip, without React. `later` counts lazy imports. */
  js: number;
  css: number;
  later: number;
}

const root = join(import.meta.dirname, '..');

/** Files that the package does not ship. */
const isUnshipped = (file: string) => /\.(test|stories|guide)\./.test(file);

/** Hashes every file that affects the size of entries. */
function hashOfSources(): string {
  const hash = createHash('sha256');
  const files = globSync('{src,weights}/**/*.*', { cwd: ui }).filter((file) => !isUnshipped(file));
  for (const file of [...files.sort(), 'package.json', '../../pnpm-lock.yaml'])
    hash.update(file).update(readFileSync(join(ui, file)));
  return hash.digest('hex');
}

const cache = join(root, 'node_modules/.cache/ui-facts.json');

/** Cached, because building each entry takes half a minute. */
async function factsByFolder(): Promise<Record<string, Facts>> {
  const hash = hashOfSources();
  const cached = existsSync(cache) ? JSON.parse(readFileSync(cache, 'utf8')) : {};
  if (cached.hash === hash) return cached.facts;
  const facts = await weighAll();
  mkdirSync(dirname(cache), { recursive: true });
  writeFileSync(cache, JSON.stringify({ hash, facts }));
  return facts;
}

/** Builds each entry. Keys are folders, such as `actions/button`. */
async function weighAll(): Promise<Record<string, Facts>> {
  const facts: Record<string, Facts> = {};
  for (const [entry, { names, js, css, later }] of await weigh([...entryFiles.keys()])) {
    const folder = relative(join(ui, 'src'), dirname(entryFiles.get(entry) ?? ''));
    facts[folder] = { entry, names, js, css, later };
  }
  return facts;
}

const id = 'virtual:component-facts';

/** Provides `virtual:component-facts`, loaded when a component's page first opens. */
export const componentFacts = (): Plugin => ({
  name: 'component-facts',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  async load(loaded) {
    if (loaded !== `\0${id}`) return;
    return `export const facts = ${JSON.stringify(await factsByFolder())};`;
  },
});
