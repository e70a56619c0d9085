import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { operations } from './contract.ts';

/** What may reach a documented status of an operation. */
export type Column = 'pact' | 'unit' | 'fuzz';

const file = new URL('../../../contracts/coverage.yaml', import.meta.url);
const reasons: Record<Column, Record<string, string>> = parse(readFileSync(file, 'utf8'));

const methods = new Map(operations.map(({ operationId, method }) => [operationId, method]));

/** The keys that a cell's reason may stand under: its own, its method's, everybody's. */
function keysOf(cell: string): string[] {
  const [operation = '', status] = cell.split(' ');
  return [cell, `${methods.get(operation)} ${status}`, `* ${status}`];
}

/** Why the cell 'operation status' of a column is empty; undefined when it must not be. */
export function reasonFor(column: Column, cell: string): string | undefined {
  const key = keysOf(cell).find((one) => reasons[column][one]);
  return key && reasons[column][key];
}

/** Reasons of a column for cells that are not empty, or not documented at all. */
export function unusedReasons(column: Column, emptyCells: string[]): string[] {
  const needed = new Set(emptyCells.flatMap(keysOf));
  return Object.keys(reasons[column]).filter((key) => !needed.has(key));
}
