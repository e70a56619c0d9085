import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from './project.ts';

const notInputs = new Set([
  'node_modules',
  'dist',
  'storybook-static',
  'coverage',
  '.cache',
  'snapshots',
]);

function filesUnder(path: string): string[] {
  if (!existsSync(inProject(path))) return [];
  if (statSync(inProject(path)).isFile()) return [path];
  return readdirSync(inProject(path), { withFileTypes: true })
    .filter((entry) => !notInputs.has(entry.name) && !entry.name.includes('.test.'))
    .flatMap((entry) => filesUnder(join(path, entry.name)));
}

/** One hash over names and contents of all files under the given project paths. */
export function contentHash(paths: string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of paths.flatMap(filesUnder).sort()) {
    hash.update(`\0${file}\0`).update(readFileSync(inProject(file)));
  }
  return hash.digest('hex');
}
