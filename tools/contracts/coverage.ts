import { existsSync, readFileSync } from 'node:fs';
import { type Column, needlessReasons, reasonFor } from '../../apps/api/src/testing/coverage.ts';
import { inProject } from '../run/project.ts';
import { operationOf, readOperations } from './operations.ts';
import { pactPaths, readPact } from './pacts.ts';

/** How often a documented status of an operation is reached. */
export interface Row {
  operation: string;
  status: number;
  counts: Record<Column, number>;
}

const operations = readOperations();

/** 'operation status' -> number of interactions of the committed pacts. */
export function pactCells(): Map<string, number> {
  const cells = new Map<string, number>();
  for (const { request, response } of pactPaths().flatMap((path) => readPact(path).interactions)) {
    const operation = operationOf(operations, request.method, request.path);
    const cell = `${operation?.id ?? request.path} ${response.status}`;
    cells.set(cell, (cells.get(cell) ?? 0) + 1);
  }
  return cells;
}

/** Written by the API's own tests; undefined when they have not run on this machine. */
function keptCells(column: Column): Record<string, number> | undefined {
  const file = inProject(`node_modules/.cache/contract-coverage/${column}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

export function coverage(): Row[] {
  const [pact, unit, fuzz] = [pactCells(), keptCells('unit') ?? {}, keptCells('fuzz') ?? {}];
  return operations.flatMap(({ id, statuses }) =>
    statuses.map((status): Row => {
      const cell = `${id} ${status}`;
      const counts = { pact: pact.get(cell) ?? 0, unit: unit[cell] ?? 0, fuzz: fuzz[cell] ?? 0 };
      return { operation: id, status, counts };
    }),
  );
}

/** What is wrong with a column: cells empty without a reason, and reasons without an empty cell. */
export function gapsIn(rows: Row[], column: Column): string[] {
  const empty = rows
    .filter(({ counts }) => counts[column] === 0)
    .map(({ operation, status }) => `${operation} ${status}`);
  return [
    ...empty
      .filter((cell) => !reasonFor(column, cell))
      .map((cell) => `${column}: ${cell} is empty`),
    ...needlessReasons(column, empty).map((key) => `${column}: the reason for ${key} is needless`),
  ];
}

/** The table, with each reason once below it. */
export function asTable(rows: Row[], columns: Column[]): string {
  const reasons: string[] = [];
  const shown = (column: Column, cell: string, count: number) => {
    if (count > 0) return String(count);
    const reason = reasonFor(column, cell);
    if (!reason) return 'EMPTY';
    if (!reasons.includes(reason)) reasons.push(reason);
    return `(${reasons.indexOf(reason) + 1})`;
  };
  const lines = rows.map(({ operation, status, counts }) => {
    const cells = columns.map((one) =>
      shown(one, `${operation} ${status}`, counts[one]).padStart(6),
    );
    return `${operation.padEnd(20)} ${status} ${cells.join(' ')}`;
  });
  return [
    `${'operation'.padEnd(20)}     ${columns.map((one) => one.padStart(6)).join(' ')}`,
    ...lines,
    '',
    ...reasons.map((reason, index) => `(${index + 1}) ${reason}`),
  ].join('\n');
}
