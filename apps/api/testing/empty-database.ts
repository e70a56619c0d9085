import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

const project = join(import.meta.dirname, '../../..');

function pgliteVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(readFileSync(join(entry, '../../package.json'), 'utf8'));
  return version;
}

/**
 * Returns the folder of an empty PGlite database for copying. Creating one takes seconds, so it is
 * cached by version in `node_modules/.cache`.
 */
export async function emptyDatabase(): Promise<string> {
  const folder = join(project, `node_modules/.cache/pglite-${pgliteVersion()}`);
  if (existsSync(folder)) return folder;
  mkdirSync(dirname(folder), { recursive: true });
  const unfinished = mkdtempSync(`${folder}.`);
  const client = await PGlite.create(unfinished);
  await client.close();
  try {
    renameSync(unfinished, folder);
  } catch {
    rmSync(unfinished, { recursive: true }); // Another process was faster.
  }
  return folder;
}
