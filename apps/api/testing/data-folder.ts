import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';

/** Puts an empty database into a data folder, which a first start does in seconds. */
export const addDatabase = (dataDir: string): void =>
  cpSync(inject('emptyDatabase'), join(dataDir, 'db'), { recursive: true });

/** A data folder with such a database, for the test to remove. */
export function newDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parinda-data-'));
  addDatabase(folder);
  return folder;
}
