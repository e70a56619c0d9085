import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { operations } from './contract.ts';

/** Kinds of tests that reach documented statuses. */
export type Column = 'pact' | 'unit' | 'fuzz';

const file = new URL('../../../contracts/coverage.yaml', import.meta.url);
const reasons: Record<Column, Record<string, string>> = parse(readFileSync(file, 'utf8'));

const methods = new Map(operations.map(({ operationId, method }) => [operationId, method]));

/**
 * Returns the keys of contracts/coverage.yaml that match a cell: the cell, its method and status,
 * or its status.
 */
function keysOf(cell: string): string[] {
  const [operation = '', status] = cell.split(' ');
  return [cell, `${methods.get(operation)} ${status}`, `* ${status}`];
}

/** Returns the reason why the cell 'operation status' is empty; undefined if it must not be. */
export function reasonFor(column: Column, cell: string): string | undefined {
  const key = keysOf(cell).find((one) => reasons[column][one]);
  return key && reasons[column][key];
}

/** Returns reasons for cells that are not empty or not documented. */
export function unusedReasons(column: Column, emptyCells: string[]): string[] {
  const needed = new Set(emptyCells.flatMap(keysOf));
  return Object.keys(reasons[column]).filter((key) => !needed.has(key));
}
