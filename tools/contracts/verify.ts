import { existsSync, mkdtempDisposableSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command } from '../run/command.ts';
import { differences, type Mismatch } from './in-words.ts';
import { pactProgram, quiet } from './pact-program.ts';
import { type Interaction, operationOf, operations, pactPaths, readPact } from './pacts.ts';
import { type Answer, startProxy } from './proxy.ts';

/** What became of one interaction. */
export interface Verdict {
  /** operationId of the call. */
  call: string;
  interaction: string;
  isKept: boolean;
  /** Expected against got, in words. */
  problems: string[];
  /** The same, as the verifier reports it. */
  mismatches: Mismatch[];
}

const ofApi = ['parinda-user-api', 'postal-lookup'];

interface Options {
  /** By their names in the pacts; the shop's own API is two of them. */
  providers?: string[];
  /** Where states are asked for. */
  statesUrl?: string;
  /** Only interactions whose description this regular expression finds. */
  only?: string | undefined;
  /** Takes the verifier's own JUnit report. */
  reports?: string[];
  /** How long an answer may take, in ms; undefined: as long as the storefront waits. */
  timeoutMs?: number | undefined;
  /** Makes something else of each answer. */
  alter?: (answer: Answer) => Answer;
}

/** So long the storefront waits for an answer (1 §6). */
export const patienceMs = 20_000;

/** What the verifier writes as JSON. */
interface Report {
  errors: { interaction: string; mismatch: { message?: string; mismatches?: Mismatch[] } }[];
  interactionResults: { description: string; result: 'OK' | 'Error' }[];
}

/** Holds the running providers at an address against the committed pacts. */
export async function verify(url: string, options: Options = {}): Promise<Verdict[]> {
  const { providers = ofApi, only, reports, timeoutMs = patienceMs, alter } = options;
  const { statesUrl = new URL('/_pact/states', url).href } = options;
  const paths = pactPaths().filter((path) => providers.includes(readPact(path).provider.name));
  const wanted = paths
    .flatMap((path) => readPact(path).interactions)
    .filter(({ description }) => !only || new RegExp(only).test(description));
  if (wanted.length === 0) return [];
  using folder = mkdtempDisposableSync(join(tmpdir(), 'parinda-verify-'));
  const [json, junit] = [join(folder.path, 'report.json'), join(folder.path, 'report.xml')];
  using proxy = await startProxy(url, alter);
  const args = ['verifier', '--no-colour', '--json', json, '--junit', junit];
  args.push('--provider-name', providers.join(), '--request-timeout', String(timeoutMs));
  args.push('--transport', 'http', '--hostname', '127.0.0.1', '--port', String(proxy.port));
  for (const path of paths) args.push('--file', path);
  // A provider that needs no states needs no endpoint for them either.
  const needsStates = wanted.some(({ providerStates }) => providerStates?.length);
  if (needsStates) args.push('--state-change-url', statesUrl);
  if (only) args.push('--filter-description', only);
  // It would fetch other pacts from a broker that the environment names.
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
  const { mismatches = [], message = 'it was not verified' } = error?.mismatch ?? {};
  const isKept = result === 'OK' && !error;
  const problems = differences(mismatches);
  if (message.includes('state change')) {
    const state = providerStates?.[0]?.name ?? '';
    problems.push(`the states address did not answer "${state}" with a status of 200 to 299`);
  } else if (!isKept && problems.length === 0) problems.push(message);
  const call = operationOf(interaction);
  return { call, interaction: description, isKept, problems, mismatches };
}
