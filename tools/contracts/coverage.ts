import { existsSync, readFileSync } from 'node:fs';
import { operationsOf, readApiContract } from '../../apps/api/src/http/contract.ts';
import { type Column, reasonFor, unusedReasons } from '../../apps/api/testing/coverage.ts';
import { inProject } from '../run/project.ts';
import { operationOf, operations, readInteractions } from './pacts.ts';

/** How often a documented status of an operation is reached. */
export interface Row {
  /** 'operation status'. */
  cell: string;
  /** What no API answers has no column but its pact's. */
  counts: Partial<Record<Column, number>>;
}

const columns: Column[] = ['pact', 'unit', 'fuzz'];

/** Written by the API's own tests; empty when they have not run on this machine. */
function keptCounts(column: Column): Record<string, number> {
  const file = inProject(`node_modules/.cache/contract-coverage/${column}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

export function coverage(): Row[] {
  const asked = readInteractions().map((one) => `${operationOf(one)} ${one.response.status}`);
  const [unit, fuzz] = [keptCounts('unit'), keptCounts('fuzz')];
  const ofApi = operationsOf(readApiContract());
  return operations.flatMap(({ id, statuses }) =>
    statuses.map((status) => {
      const cell = `${id} ${status}`;
      const pact = asked.filter((one) => one === cell).length;
      if (!ofApi.has(id)) return { cell, counts: { pact } };
      return { cell, counts: { pact, unit: unit[cell] ?? 0, fuzz: fuzz[cell] ?? 0 } };
    }),
  );
}

/** What is wrong with a column: cells empty without a reason, and reasons without an empty cell. */
export function gapsIn(rows: Row[], column: Column): string[] {
  const empty = rows.filter(({ counts }) => counts[column] === 0).map(({ cell }) => cell);
  const unexplained = empty.filter((cell) => !reasonFor(column, cell));
  return [
    ...unexplained.map((cell) => `${column}: ${cell} is empty`),
    ...unusedReasons(column, empty).map((key) => `${column}: the reason for ${key} is needless`),
  ];
}

/** A cell without a number has a reason in contracts/coverage.yaml, or is EMPTY. */
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
  console.log(`${asTable(rows)}\n-: contracts/coverage.yaml says why`);
  const gaps = columns.flatMap((column) => gapsIn(rows, column));
  for (const gap of gaps) console.error(gap);
  console.log(`\n${rows.length} documented statuses, ${gaps.length} gaps`);
  return gaps.length ? 1 : 0;
}
