import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { operationsOf, readContract } from '../src/http/contract.ts';
import type { Column } from './coverage.ts';

/** 'operation status' of everything that the contract documents. */
export const documentedCells = [...operationsOf(readContract()).values()].flatMap(
  ({ id, statuses }) => statuses.map((status) => `${id} ${status}`),
);

const folder = fileURLToPath(
  new URL('../../../node_modules/.cache/contract-coverage/', import.meta.url),
);

/** How often each was reached, for the table of `pnpm contracts:coverage`. */
export function keepCells(column: Column, cells: Map<string, number>): void {
  mkdirSync(folder, { recursive: true });
  const text = JSON.stringify(Object.fromEntries([...cells].sort()), null, 2);
  writeFileSync(`${folder}${column}.json`, `${text}\n`);
}
