import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { inProject } from '../run/project.ts';

const require = createRequire(import.meta.url);

/** Pact's verifier, stub server and broker client in one program. Its package declares no types. */
export const pactProgram: string = require('@pact-foundation/pact-cli/src/pact-standalone').default
  .pactFullPath;

/** No usage reports from any of the contract tools. */
export const quiet = { PACT_DO_NOT_TRACK: 'true', SCARF_ANALYTICS: 'false', DO_NOT_TRACK: '1' };

/** Matches requests by the very rules of the pacts; ends with this process. */
export function stub(port = '8080'): Promise<number> {
  console.log(`Answers of the pacts at http://localhost:${port} (Ctrl-C ends it)`);
  const pacts = inProject('contracts/pacts');
  const args = ['stub', '--dir', pacts, '--port', port, '--cors', '--loglevel', 'error'];
  const child = spawn(pactProgram, args, { stdio: 'inherit', env: { ...process.env, ...quiet } });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 0)));
}
