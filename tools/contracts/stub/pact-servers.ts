import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { command } from '@parinda/testing/command';
import { freePort } from '@parinda/testing/free-port';
import type { Pact } from '@parinda/testing/pacts';
import { inProject } from '@parinda/testing/project';
import { pactProgram, quiet } from '../pact-program.ts';

const thisMachine = '127.0.0.1';

/**
 * Starts Pact's mock servers on this machine. They match requests by the rules of the pacts.
 *
 * @returns their URLs by provider name
 */
export async function startPactServers(pacts: Pact[]) {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'parinda-stub-'));
  const master = ['mock', '--host', thisMachine, '--port', String(await freePort())];
  const withParent = inProject('tools/run/with-parent.ts');
  const args = [
    withParent,
    pactProgram,
    ...master,
    'start',
    '--no-file-log',
    '--output',
    folder.path,
  ];
  const server = spawn(process.execPath, args, {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...quiet },
  });
  const stop = async () => {
    server.stdin.end();
    if (server.exitCode === null) await once(server, 'exit');
  };
  try {
    await outputMatches(server.stdout, /server started/i);
    const urls = new Map<string, string>();
    for (const [at, pact] of pacts.entries()) {
      const file = join(folder.path, `${at}.json`);
      writeFileSync(file, JSON.stringify(pact));
      const { output } = await command(pactProgram, [...master, 'create', '--file', file], {
        env: quiet,
      });
      const port = /started on port (\d+)/.exec(output)?.[1];
      if (!port) throw new Error(output);
      urls.set(pact.provider.name, `http://${thisMachine}:${port}`);
    }
    return { urls, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function outputMatches(output: NodeJS.ReadableStream, pattern: RegExp): Promise<void> {
  const lines = createInterface({ input: output });
  for await (const line of lines) {
    if (pattern.test(line)) {
      output.resume(); // keep reading, so that the process does not block
      return;
    }
  }
  throw new Error("Pact's server stopped before it was ready.");
}
