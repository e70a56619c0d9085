import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeScript } from '@parinda/testing/command';
import type { Pact } from '@parinda/testing/pacts';
import { inProject } from '@parinda/testing/project';
import { quiet } from './pact-program.ts';

/** Sorts the interactions, so that the order of the tests does not matter. */
function sorted(text: string): string {
  const pact = JSON.parse(text) as Pact;
  pact.interactions.sort((a, b) => (a.description < b.description ? -1 : 1));
  return `${JSON.stringify(pact, null, 2)}\n`;
}

/** Runs the consumer tests of packages/api-client. Returns the result and the pacts by file name. */
export async function runConsumerTests(vitestArgs: string[] = []) {
  using folder = fs.mkdtempDisposableSync(join(tmpdir(), 'parinda-pacts-'));
  const vitest = inProject('node_modules/vitest/vitest.mjs');
  const env = { ...quiet, PACT_DIR: folder.path };
  const tests = await nodeScript(vitest, ['run', '--project=pact', ...vitestArgs], { env });
  const read = (name: string) => sorted(fs.readFileSync(join(folder.path, name), 'utf8'));
  return { tests, pacts: new Map(fs.readdirSync(folder.path).map((name) => [name, read(name)])) };
}

/** Rewrites contracts/pacts. Throws with the output of the tests when one fails. */
export async function writePacts(): Promise<void> {
  const { tests, pacts } = await runConsumerTests();
  if (tests.code !== 0) throw new Error(tests.output);
  const folder = inProject('contracts/pacts');
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  for (const [name, text] of pacts) fs.writeFileSync(join(folder, name), text);
}
