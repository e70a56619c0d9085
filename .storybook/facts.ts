import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import { files, uiEntries, weigh } from '../packages/ui/weights/weigh.ts';

/** What is known of an entry of the design system without anybody having written it down. */
export interface Facts {
  /** The name after `@parinda/ui/`. */
  entry: string;
  names: string[];
  /** Bytes of gzip, alone, over React; `later` is what it imports lazily. */
  js: number;
  css: number;
  later: number;
}

/** A commit that changed a component. */
export interface Change {
  date: string;
  subject: string;
}

const root = join(import.meta.dirname, '..');
const ui = join(root, 'packages/ui');
const mostChanges = 8;

/** What stands beside a component and is no part of it. */
const isBeside = (file: string) => /\.(test|stories|guide)\./.test(file);

/** Tells apart all that has to do with what entries weigh. */
function hashOfSources(): string {
  const hash = createHash('sha256');
  const files = globSync('{src,weights}/**/*.*', { cwd: ui }).filter((file) => !isBeside(file));
  for (const file of [...files.sort(), 'package.json', '../../pnpm-lock.yaml'])
    hash.update(file).update(readFileSync(join(ui, file)));
  return hash.digest('hex');
}

const cache = join(root, 'node_modules/.cache/ui-facts.json');

/** To build each entry alone takes half a minute: it is done again once a source has changed. */
async function factsByFolder(): Promise<Record<string, Facts>> {
  const hash = hashOfSources();
  const known = existsSync(cache) ? JSON.parse(readFileSync(cache, 'utf8')) : {};
  if (known.hash === hash) return known.facts;
  const facts = await weighAll();
  mkdirSync(dirname(cache), { recursive: true });
  writeFileSync(cache, JSON.stringify({ hash, facts }));
  return facts;
}

/** By its folder, as `actions/button`. */
async function weighAll(): Promise<Record<string, Facts>> {
  const facts: Record<string, Facts> = {};
  for (const [entry, { names, js, css, later }] of await weigh(uiEntries())) {
    const folder = dirname(files[`./${entry}`] ?? '').replace('./src/', '');
    facts[folder] = { entry, names, js, css, later };
  }
  return facts;
}

/** By folder, newest first; none where this is no clone, as in a downloaded archive. */
async function changesByFolder(): Promise<Record<string, Change[]>> {
  const changes: Record<string, Change[]> = {};
  const args = [
    'log',
    '--no-merges',
    '--format=%x00%as %s',
    '--name-only',
    '--relative',
    '--',
    'src',
  ];
  const git = promisify(execFile)('git', args, { cwd: ui, maxBuffer: 2 ** 26 });
  const { stdout } = await git.catch(() => ({ stdout: '' }));
  for (const commit of stdout.split('\0').slice(1)) {
    const [head = '', ...paths] = commit.trim().split('\n');
    const shipped = paths.filter((path) => path && !isBeside(path));
    for (const folder of new Set(shipped.map((path) => dirname(path).replace(/^src\//, '')))) {
      changes[folder] ??= [];
      if (changes[folder].length < mostChanges)
        changes[folder].push({ date: head.slice(0, 10), subject: head.slice(11) });
    }
  }
  return changes;
}

/** The newest version of the change log. */
const version = () =>
  /^## (\S+)/m.exec(readFileSync(join(ui, 'CHANGELOG.md'), 'utf8'))?.[1] ?? 'none yet';

const id = 'virtual:component-facts';

/** Gives the pages of components `virtual:component-facts`, found out when one is first opened. */
export const componentFacts = (): Plugin => ({
  name: 'component-facts',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  async load(loaded) {
    if (loaded !== `\0${id}`) return;
    const [facts, changes] = await Promise.all([factsByFolder(), changesByFolder()]);
    return Object.entries({ facts, changes, version: version() })
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  },
});
