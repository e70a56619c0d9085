import { appendFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inProject } from '@parinda/testing/project';
import { afterAll, expect, it } from 'vitest';
import { generatedFiles, generateInto, outdatedFiles } from './generated-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'parinda-generated-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a check does not write the files', async () => {
  const written = () => generatedFiles.map((file) => statSync(inProject(file)).mtimeMs);
  const before = written();
  await generateInto(folder);
  expect(outdatedFiles(folder)).toEqual([]);
  expect(written()).toEqual(before);
});

it.each(generatedFiles)('a check detects a change of %s', (file) => {
  appendFileSync(join(folder, file), ' ');
  expect(outdatedFiles(folder)).toContain(file);
});
