import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { makeNew, makeSeeded } from './seeded-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A file that test files load their own copy of the database from. */
    seededDatabase: string;
    /** A folder of PGlite's in which nothing is yet. */
    newDatabase: string;
  }
}

export default async function setup({ provide }: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'parinda-api-tests-'));
  const newDatabase = join(folder, 'new');
  await makeNew(newDatabase);
  provide('newDatabase', newDatabase);
  const file = join(folder, 'seeded.tar');
  writeFileSync(file, await makeSeeded(newDatabase, join(folder, 'seeded')));
  provide('seededDatabase', file);
  return () => rmSync(folder, { recursive: true });
}
