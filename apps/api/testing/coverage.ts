import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** What may reach a documented status of an operation. */
export type Column = 'pact' | 'unit' | 'fuzz';

const file = new URL('../../../contracts/coverage.yaml', import.meta.url);
const reasons: Record<Column, Record<string, string>> = parse(readFileSync(file, 'utf8'));

/** Why the cell 'operation status' of a column is empty; undefined when it must not be. */
export function reasonFor(column: Column, cell: string): string | undefined {
  const [, status] = cell.split(' ');
  return reasons[column][cell] ?? reasons[column][`* ${status}`];
}

/** Reasons of a column for cells that are not empty, or not documented at all. */
export function needlessReasons(column: Column, emptyCells: string[]): string[] {
  return Object.keys(reasons[column]).filter((key) => {
    const [operation, status] = key.split(' ');
    return !emptyCells.some(
      (cell) => cell === key || (operation === '*' && cell.endsWith(` ${status}`)),
    );
  });
}
