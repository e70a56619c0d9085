import { existsSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { command } from '@parinda/testing/command';
import {
  type Interaction,
  operationOf,
  operations,
  pactPaths,
  readPact,
} from '@parinda/testing/pacts';
import { describeMismatches, type Mismatch } from './mismatches.ts';
import { withoutMissing } from './optional.ts';
import { pactProgram, quiet } from './pact-program.ts';
import { defaultStatesUrl } from './provider-states.ts';
import { type Answer, startProxy } from './proxy.ts';

/** Result of one interaction. */
export interface Verdict {
  /** operationId. */
  call: string;
  interaction: string;
  isKept: boolean;
  /** Expected and actual values as messages. */
  problems: string[];
  /** The same as reported by the verifier. */
  mismatches: Mismatch[];
}

const ofApi = ['parinda-user-api', 'postal-lookup'];

interface Options {
  /** Provider names of the pacts to verify (default: the two of the shop's API). */
  providers?: string[];
  /** URL of the provider state endpoint. */
  statesUrl?: string;
  /** Regular expression for descriptions of interactions. */
  only?: string | undefined;
  /** Receives the verifier's JUnit report. */
  reports?: string[];
  /** Maximum response time in ms (default: the storefront's). */
  timeoutMs?: number | undefined;
  /** Changes each response. */
  alter?: (answer: Answer) => Answer;
}

/** The storefront waits this long for a response (1 §6). */
export const patienceMs = 20_000;

/** JSON report of the verifier. */
interface Report {
  errors: { interaction: string; mismatch: { message?: string; mismatches?: Mismatch[] } }[];
  interactionResults: { description: string; result: 'OK' | 'Error' }[];
}

/** Verifies running providers against the committed pacts, without operations that they lack. */
export async function verify(url: string, options: Options = {}): Promise<Verdict[]> {
  const { providers = ofApi, only, reports, timeoutMs = patienceMs, alter } = options;
  const { statesUrl = defaultStatesUrl(url) } = options;
  const paths = pactPaths().filter((path) => providers.includes(readPact(path).provider.name));
  const isWanted = ({ description }: Interaction) => !only || new RegExp(only).test(description);
  const pacts = await Promise.all(
    paths.map(async (path) => {
      const pact = readPact(path);
      const { kept } = await withoutMissing(url, pact.interactions.filter(isWanted));
      return { name: basename(path), pact: { ...pact, interactions: kept } };
    }),
  );
  const wanted = pacts.flatMap(({ pact }) => pact.interactions);
  if (wanted.length === 0) return [];
  using folder = mkdtempDisposableSync(join(tmpdir(), 'parinda-verify-'));
  const [json, junit] = [join(folder.path, 'report.json'), join(folder.path, 'report.xml')];
  using proxy = await startProxy(url, alter);
  const args = ['verifier', '--no-colour', '--json', json, '--junit', junit];
  args.push('--provider-name', providers.join(), '--request-timeout', String(timeoutMs));
  args.push('--transport', 'http', '--hostname', '127.0.0.1', '--port', String(proxy.port));
  for (const { name, pact } of pacts) {
    const file = join(folder.path, name);
    writeFileSync(file, JSON.stringify(pact));
    args.push('--file', file);
  }
  // A provider without states needs no endpoint for them.
  const needsStates = wanted.some(({ providerStates }) => providerStates?.length);
  if (needsStates) args.push('--state-change-url', statesUrl);
  // The verifier would also fetch pacts from a broker of the environment.
  const env = { ...quiet, PACT_BROKER_BASE_URL: undefined };
  const { output } = await command(pactProgram, args, { env });
  if (!existsSync(json)) throw new Error(output);
  reports?.push(readFileSync(junit, 'utf8'));
  const report: Report = JSON.parse(readFileSync(json, 'utf8'));
  const place = ({ call }: Verdict) => operations.findIndex(({ id }) => id === call);
  return wanted
    .map((interaction) => verdictOf(interaction, report))
    .sort((a, b) => place(a) - place(b));
}

function verdictOf(interaction: Interaction, { errors, interactionResults }: Report): Verdict {
  const { description, providerStates } = interaction;
  const result = interactionResults.find((one) => one.description === description)?.result;
  const error = errors.find((one) => one.interaction.endsWith(` - ${description}`));
  const { mismatches = [], message = 'was not verified' } = error?.mismatch ?? {};
  const isKept = result === 'OK' && !error;
  const problems = describeMismatches(mismatches);
  if (message.includes('state change')) {
    const state = providerStates?.[0]?.name ?? '';
    problems.push(`the provider state endpoint rejected "${state}"`);
  } else if (!isKept && problems.length === 0) problems.push(message);
  const call = operationOf(interaction);
  return { call, interaction: description, isKept, problems, mismatches };
}
