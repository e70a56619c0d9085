import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';

/** Copies an empty database into a data folder, which is faster than creating one. */
export const addDatabase = (dataDir: string): void =>
  cpSync(inject('emptyDatabase'), join(dataDir, 'db'), { recursive: true });

/** Returns a data folder with an empty database. The test removes it. */
export function newDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parinda-data-'));
  addDatabase(folder);
  return folder;
}
