import { existsSync, readFileSync } from 'node:fs';
import { operationsOf, readApiContract } from '@parinda/api/contract';
import { type Column, reasonFor, unusedReasons } from '@parinda/api/testing/coverage';
import { operationOf, operations, readInteractions } from '@parinda/testing/pacts';
import { inProject } from '@parinda/testing/project';

/** Tests that reach a documented status, counted by kind. */
export interface Row {
  /** 'operation status'. */
  cell: string;
  /** Operations outside the API have only pacts. */
  counts: Partial<Record<Column, number>>;
}

const columns: Column[] = ['pact', 'unit', 'fuzz'];

/** The tests of apps/api write these files. Empty if they have not run. */
function keptCounts(column: Column): Record<string, number> {
  const file = inProject(`node_modules/.cache/contract-coverage/${column}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

export function coverage(): Row[] {
  const requested = readInteractions().map((one) => `${operationOf(one)} ${one.response.status}`);
  const [unit, fuzz] = [keptCounts('unit'), keptCounts('fuzz')];
  const ofApi = operationsOf(readApiContract());
  return operations.flatMap(({ id, statuses }) =>
    statuses.map((status) => {
      const cell = `${id} ${status}`;
      const pact = requested.filter((one) => one === cell).length;
      if (!ofApi.has(id)) return { cell, counts: { pact } };
      return { cell, counts: { pact, unit: unit[cell] ?? 0, fuzz: fuzz[cell] ?? 0 } };
    }),
  );
}

/** Returns a message for each empty cell without a reason, and for each unused reason. */
export function gapsIn(rows: Row[], column: Column): string[] {
  const empty = rows.filter(({ counts }) => counts[column] === 0).map(({ cell }) => cell);
  const unexplained = empty.filter((cell) => !reasonFor(column, cell));
  return [
    ...unexplained.map((cell) => `${column}: ${cell} is empty`),
    ...unusedReasons(column, empty).map((key) => `${column}: the reason for ${key} is unused`),
  ];
}

/** Shows `-` for a cell explained in contracts/coverage.yaml, or EMPTY. */
export function asTable(rows: Row[]): string {
  const line = (head: string, cells: (string | number)[]) =>
    head.padEnd(24) + cells.map((cell) => String(cell).padStart(7)).join('');
  const lines = rows.map(({ cell, counts }) => {
    const shown = (column: Column) => {
      const count = counts[column];
      return count === 0 ? (reasonFor(column, cell) ? '-' : 'EMPTY') : (count ?? '');
    };
    return line(cell, columns.map(shown));
  });
  return [line('operation', columns), ...lines].join('\n');
}

export function showCoverage(): number {
  const rows = coverage();
  console.log(`${asTable(rows)}\n-: see contracts/coverage.yaml for the reason`);
  const gaps = columns.flatMap((column) => gapsIn(rows, column));
  for (const gap of gaps) console.error(gap);
  console.log(`\n${rows.length} documented statuses, ${gaps.length} gaps`);
  return gaps.length ? 1 : 0;
}
