import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { command } from '../run/command.ts';
import { inProject } from '../run/project.ts';

const require = createRequire(import.meta.url);

/** Pact's verifier, stub server and broker client in one program. Its package declares no types. */
export const pactProgram: string = require('@pact-foundation/pact-cli/src/pact-standalone').default
  .pactFullPath;

/** No usage reports from any of the contract tools. */
export const quiet = { PACT_DO_NOT_TRACK: 'true', SCARF_ANALYTICS: 'false', DO_NOT_TRACK: '1' };

/** The broker's client reads PACT_BROKER_BASE_URL and how to sign in there from the environment. */
async function askBroker(...args: string[]): Promise<number> {
  if (process.env.PACT_BROKER_BASE_URL) {
    return (await command(pactProgram, ['broker', ...args], { env: quiet, isShown: true })).code;
  }
  console.log('PACT_BROKER_BASE_URL names no broker: nothing was done.');
  return 0;
}

export const publish = () =>
  askBroker('publish', inProject('contracts/pacts'), '--auto-detect-version-properties');

export async function canIDeploy(environment = 'production'): Promise<number> {
  const version = process.env.GIT_COMMIT || (await command('git', ['rev-parse', 'HEAD'])).output;
  const what = ['--pacticipant', 'parinda-storefront', '--version', version.trim()];
  return askBroker('can-i-deploy', ...what, '--to-environment', environment);
}

/** Matches requests by the very rules of the pacts; ends with this process. */
export function stub(port = '8080'): Promise<number> {
  console.log(`Answers of the pacts at http://localhost:${port} (Ctrl-C ends it)`);
  const pacts = inProject('contracts/pacts');
  const args = ['stub', '--dir', pacts, '--port', port, '--cors', '--loglevel', 'error'];
  const child = spawn(pactProgram, args, { stdio: 'inherit', env: { ...process.env, ...quiet } });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 0)));
}
