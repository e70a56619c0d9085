import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { emptyDatabase } from './empty-database.ts';
import { createSeededDatabase } from './seeded-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** File of a seeded database that test files copy. */
    seededDatabase: string;
    /** Folder of a PGlite database without tables. */
    emptyDatabase: string;
  }
}

export default async function setup({ provide }: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'parinda-api-tests-'));
  const empty = await emptyDatabase();
  provide('emptyDatabase', empty);
  const file = join(folder, 'seeded.tar');
  writeFileSync(file, await createSeededDatabase(empty, join(folder, 'seeded')));
  provide('seededDatabase', file);
  return () => rmSync(folder, { recursive: true });
}
