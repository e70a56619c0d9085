import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { faultsDocument, mainCells } from '../e2e/faults/table.ts';
import { inProject } from '../tools/run/project.ts';

it('docs/faults.md has every call and every fault of today, and all of them hold', () => {
  expect(readFileSync(inProject('docs/faults.md'), 'utf8')).toBe(faultsDocument(mainCells()));
});
