import { readFileSync, writeFileSync } from 'node:fs';
import { inProject } from '@parinda/testing/project';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { type Cell, faultsDocument, mainCells } from './table.ts';

const file = inProject('docs/faults.md');

/** Builds the fault table from all tests, and writes docs/faults.md or compares it. */
export default class FaultReporter implements Reporter {
  private readonly cells: Cell[] = [];

  onTestEnd(_test: TestCase, { attachments }: TestResult): void {
    for (const { name, body } of attachments) {
      if (name === 'cells' && body) this.cells.push(...(JSON.parse(String(body)) as Cell[]));
    }
  }

  onEnd(): { status: 'failed' } | undefined {
    for (const { operation, path, fault, problems } of this.cells) {
      if (problems.length) console.log(`${operation} on ${path}, ${fault}: ${problems.join('; ')}`);
    }
    const held = this.cells.filter(({ problems }) => problems.length === 0).length;
    console.log(`${held} of ${this.cells.length} cells held`);

    const tried = mainCells().map((main) => this.cells.find((cell) => isSame(cell, main)));
    // A partial run has no table.
    if (tried.some((cell) => cell === undefined)) return;
    const table = faultsDocument(tried as Cell[]);
    if (process.env.FAULTS === 'write') writeFileSync(file, table);
    else if (readFileSync(file, 'utf8') !== table) {
      console.log('docs/faults.md is not what this run has found: `pnpm test faults=write`.');
      return { status: 'failed' };
    }
  }
}

const isSame = (a: Cell, b: Cell) =>
  a.operation === b.operation && a.path === b.path && a.fault === b.fault;
