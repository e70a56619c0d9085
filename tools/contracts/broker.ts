import { type CommandResult, command, nodeScript } from '../run/command.ts';
import { quiet } from './consume.ts';
import { pactCli } from './verify.ts';

/** A version that a broker can tell apart: the commit, and the branch it is on. */
export async function versionOfHere(): Promise<{ version: string; branch: string }> {
  const git = async (...args: string[]) => (await command('git', args)).output.trim();
  return {
    version: process.env.GIT_COMMIT || (await git('rev-parse', 'HEAD')),
    branch: process.env.GIT_BRANCH || (await git('rev-parse', '--abbrev-ref', 'HEAD')),
  };
}

/**
 * Runs a command of the broker's client, which reads PACT_BROKER_BASE_URL and PACT_BROKER_TOKEN (or
 * _USERNAME and _PASSWORD) itself. Without a broker one line says so and nothing is done.
 */
export async function askBroker(args: string[]): Promise<CommandResult | undefined> {
  if (!process.env.PACT_BROKER_BASE_URL) {
    console.log('PACT_BROKER_BASE_URL names no broker: nothing was done.');
    return undefined;
  }
  return nodeScript(pactCli, ['broker', ...args], { env: quiet, isShown: true });
}
