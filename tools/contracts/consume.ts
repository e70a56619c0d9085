import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CommandResult, nodeScript } from '../run/command.ts';
import { inProject } from '../run/project.ts';
import type { Pact } from './pacts.ts';

/** No usage reports from any of the contract tools. */
export const quiet = { PACT_DO_NOT_TRACK: 'true', SCARF_ANALYTICS: 'false', DO_NOT_TRACK: '1' };

/** The same text for the same interactions, in whatever order the tests ran. */
function inOrder(text: string): string {
  const pact = JSON.parse(text) as Pact;
  pact.interactions.sort((a, b) => (a.description < b.description ? -1 : 1));
  return `${JSON.stringify(pact, null, 2)}\n`;
}

export interface Consumed {
  tests: CommandResult;
  /** File name -> text of the pact that the tests wrote. */
  pacts: Map<string, string>;
}

/** Runs the consumer tests of packages/api-client and returns the pacts they wrote. */
export async function runConsumerTests(vitestArgs: string[] = []): Promise<Consumed> {
  const folder = mkdtempSync(join(tmpdir(), 'parinda-pacts-'));
  const client = inProject('packages/api-client');
  try {
    const tests = await nodeScript(
      `${client}/node_modules/vitest/vitest.mjs`,
      ['run', '--project', 'pact', ...vitestArgs],
      { cwd: client, env: { ...quiet, PACT_DIR: folder } },
    );
    const written = readdirSync(folder).filter((name) => name.endsWith('.json'));
    const read = (name: string) => inOrder(readFileSync(join(folder, name), 'utf8'));
    return { tests, pacts: new Map(written.map((name) => [name, read(name)])) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Writes contracts/pacts anew; throws with the tests' output when one fails. */
export async function writePacts(): Promise<void> {
  const { tests, pacts } = await runConsumerTests();
  if (tests.code !== 0) throw new Error(tests.output);
  const folder = inProject('contracts/pacts');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of pacts) writeFileSync(join(folder, name), text);
}
