import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRows } from '../src/cli/read-rows.ts';

/** Writes a CSV file, and reads it as the owner's commands do. */
export function rowsOfFile(text: string): unknown[] {
  const folder = mkdtempSync(join(tmpdir(), 'parinda-table-'));
  try {
    const file = join(folder, 'table.csv');
    writeFileSync(file, text);
    return readRows(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
