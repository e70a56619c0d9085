import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeScript } from '../run/command.ts';
import { quiet } from './consume.ts';
import { differences, type Mismatch } from './in-words.ts';
import { operationOf, readOperations } from './operations.ts';
import { type Interaction, type Pact, pactPaths, readPact } from './pacts.ts';

/** What became of one interaction. */
export interface Verdict {
  provider: string;
  /** operationId of the call. */
  call: string;
  interaction: string;
  isKept: boolean;
  /** Expected against got, in words. */
  problems: string[];
  seconds: number;
}

export interface Target {
  /** Where each provider is, by its name in the pacts; others are left out. */
  baseUrls: Record<string, string>;
  /** Where states are asked for. */
  statesUrl: string;
  /** Only interactions whose description this regular expression finds. */
  only?: string | undefined;
}

interface Report {
  errors: {
    interaction: string;
    mismatch: { type: string; message?: string; mismatches?: Mismatch[] };
  }[];
  interactionResults: { description: string; duration: string; result: 'OK' | 'Error' }[];
}

export const pactCli = join(
  dirname(fileURLToPath(import.meta.resolve('@pact-foundation/pact-cli/package.json'))),
  'bin/pact.js',
);

/** Holds running providers against the committed pacts. */
export async function verify({ baseUrls, statesUrl, only }: Target): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const path of pactPaths()) {
    const pact = readPact(path);
    const baseUrl = baseUrls[pact.provider.name];
    if (baseUrl) verdicts.push(...(await verifyPact(path, pact, baseUrl, statesUrl, only)));
  }
  return verdicts;
}

async function verifyPact(
  path: string,
  { provider: { name }, interactions }: Pact,
  baseUrl: string,
  statesUrl: string,
  only: string | undefined,
): Promise<Verdict[]> {
  const wanted = interactions.filter((one) => !only || new RegExp(only).test(one.description));
  if (wanted.length === 0) return [];
  const folder = mkdtempSync(join(tmpdir(), 'parinda-verify-'));
  const reportPath = join(folder, 'report.json');
  const needsStates = wanted.some(({ providerStates }) => providerStates?.length);
  const { protocol, hostname, port, pathname } = new URL(baseUrl);
  const { output } = await nodeScript(
    pactCli,
    [
      ...['verifier', '--file', path, '--provider-name', name, '--no-colour'],
      ...['--transport', protocol.slice(0, -1), '--hostname', hostname, '--json', reportPath],
      ...['--port', port || (protocol === 'https:' ? '443' : '80')],
      ...(pathname === '/' ? [] : ['--base-path', pathname.replace(/\/$/, '')]),
      // Without it a provider that needs no states needs no endpoint for them either.
      ...(needsStates ? ['--state-change-url', statesUrl] : []),
      ...(only ? ['--filter-description', only] : []),
    ],
    { env: quiet },
  );
  const report = readReport(reportPath);
  rmSync(folder, { recursive: true });
  const operations = readOperations();
  const callOf = ({ request: { method, path } }: Interaction) =>
    operationOf(operations, method, path)?.id ?? `${method} ${path}`;
  const place = (call: string) => operations.findIndex(({ id }) => id === call);
  return wanted
    .map((one) => ({ provider: name, call: callOf(one), ...outcome(one, report, output) }))
    .sort((a, b) => place(a.call) - place(b.call));
}

function readReport(path: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}

function outcome(interaction: Interaction, report: Report | undefined, output: string) {
  const { description, providerStates } = interaction;
  const result = report?.interactionResults.find((one) => one.description === description);
  const seconds = inSeconds(result?.duration ?? '0ms');
  const error = report?.errors.find((one) => one.interaction.endsWith(` - ${description}`));
  if (result?.result === 'OK' && !error) {
    return { interaction: description, isKept: true, problems: [], seconds };
  }
  const { mismatches = [], message } = error?.mismatch ?? {};
  const problems = differences(mismatches);
  if (message?.includes('state change')) {
    const state = providerStates?.[0]?.name ?? '';
    problems.push(`the states address did not answer "${state}" with a status of 200 to 299`);
  } else if (problems.length === 0) {
    problems.push(message ?? `it was not verified\n${output}`);
  }
  return { interaction: description, isKept: false, problems, seconds };
}

/** '24ms', '1.2s', '800µs'. */
function inSeconds(duration: string): number {
  const [, value, unit] = /^([\d.]+)(\D+)$/.exec(duration) ?? [];
  const factors: Record<string, number> = { s: 1, ms: 1e-3, µs: 1e-6, ns: 1e-9 };
  return Number((Number(value ?? 0) * (factors[unit ?? ''] ?? 0)).toFixed(3));
}
