import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeScript } from '../run/command.ts';
import { quiet } from './consume.ts';
import { pactPaths, readPact } from './pacts.ts';

export interface Verification {
  passed: number;
  /** Descriptions of the interactions that the provider does not keep. */
  failed: string[];
  output: string;
}

interface Report {
  output: unknown;
  errors: { interaction: string }[];
}

const cli = dirname(fileURLToPath(import.meta.resolve('@pact-foundation/pact-cli/package.json')));

/** Holds a running provider against every committed pact. */
export async function verify(providerUrl: string): Promise<Verification> {
  const { hostname, port } = new URL(providerUrl);
  const folder = mkdtempSync(join(tmpdir(), 'parinda-verify-'));
  const result: Verification = { passed: 0, failed: [], output: '' };
  for (const path of pactPaths()) {
    const { provider, interactions } = readPact(path);
    const needsStates = interactions.some(({ providerStates }) => providerStates?.length);
    const reportPath = join(folder, `${provider.name}.json`);
    const { code, output } = await nodeScript(
      `${cli}/bin/pact.js`,
      [
        ...['verifier', '--file', path, '--provider-name', provider.name, '--no-colour'],
        ...['--hostname', hostname, '--port', port, '--json', reportPath],
        // Without it a provider that needs no states needs no endpoint for them either.
        ...(needsStates ? ['--state-change-url', `${providerUrl}/_pact/states`] : []),
      ],
      { env: quiet },
    );
    result.output += output;
    const failed = code === 0 ? [] : failuresIn(reportPath, provider.name);
    result.failed.push(...failed);
    result.passed += Math.max(0, interactions.length - failed.length);
  }
  rmSync(folder, { recursive: true });
  return result;
}

function failuresIn(reportPath: string, provider: string): string[] {
  try {
    const { errors } = JSON.parse(readFileSync(reportPath, 'utf8')) as Report;
    return errors.map(({ interaction }) => interaction.replace(/^Verifying a pact between /, ''));
  } catch {
    return [`the pact of ${provider} could not be verified`];
  }
}
