import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { operations } from './contract.ts';
import type { Column } from './coverage.ts';

/** 'operation status' of every documented response. */
export const documentedCells = operations.flatMap(({ operationId, statuses }) =>
  statuses.map((status) => `${operationId} ${status}`),
);

const folder = fileURLToPath(
  new URL('../../../node_modules/.cache/contract-coverage/', import.meta.url),
);

/** Writes the counts for `pnpm contracts coverage`. */
export function writeCells(column: Column, cells: Map<string, number>): void {
  mkdirSync(folder, { recursive: true });
  const text = JSON.stringify(Object.fromEntries([...cells].sort()), null, 2);
  writeFileSync(`${folder}${column}.json`, `${text}\n`);
}
