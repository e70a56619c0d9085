import { readFileSync } from 'node:fs';
import { inProject } from '@parinda/testing/project';
import { expect, it } from 'vitest';
import { faultsDocument, mainCells } from '../e2e/faults/table.ts';

/** Rows without what a run has found. */
const rowsOf = (document: string) =>
  document
    .split('\n')
    .filter((line) => line.startsWith('|') && line.split('|').length > 4)
    .map((line) => line.split('|').slice(0, -2).join('|'));

// Spec: 1 §8
it('docs/faults.md has every call and every fault of today', () => {
  const committed = readFileSync(inProject('docs/faults.md'), 'utf8');
  expect(rowsOf(committed)).toEqual(rowsOf(faultsDocument(mainCells())));
});
