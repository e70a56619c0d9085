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
import { type Answer, interactionHeader, startProxy } from './proxy.ts';
import type { Verdict } from './verdict.ts';
import { verifyPreflights } from './wire/cors.ts';
import { type Findings, Wire } from './wire/wire.ts';

const ofApi = ['parinda-user-api', 'postal-lookup'];

interface Options {
  /** Provider names of the pacts to verify (default: the two of the shop's API). */
  providers?: string[];
  /** URL of the provider state endpoint. */
  statesUrl?: string;
  /** Regular expression for descriptions of interactions. */
  only?: string | undefined;
  /** Maximum response time in ms (default: the storefront's). */
  timeoutMs?: number | undefined;
  /** Changes each response. */
  alter?: (answer: Answer) => Answer;
  /** Origin of the storefront. Also checks CORS for it. */
  origin?: string | undefined;
}

/** The storefront waits this long for a response (1 §6). */
export const patienceMs = 20_000;

/** JSON report of the verifier. */
interface Report {
  errors: ReportedError[];
  /** Failures of pending pacts. */
  pendingErrors?: ReportedError[];
  interactionResults: { description: string; result: 'OK' | 'Error' }[];
}

interface ReportedError {
  interaction: string;
  mismatch: { message?: string; mismatches?: Mismatch[] };
}

/** Verifies running providers against the committed pacts, without operations that they lack. */
export async function verify(url: string, options: Options = {}): Promise<Verdict[]> {
  const { providers = ofApi, only, timeoutMs = patienceMs, alter, origin } = options;
  const statesUrl = new URL(options.statesUrl ?? defaultStatesUrl(url));
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
  const wire = new Wire(wanted, origin);
  using folder = mkdtempDisposableSync(join(tmpdir(), 'parinda-verify-'));
  const json = join(folder.path, 'report.json');
  using proxy = await startProxy(url, (answer) => wire.check(alter?.(answer) ?? answer), {
    requestHeaders: origin === undefined ? {} : { origin },
    onError: wire.reportError,
  });
  using states = await startProxy(statesUrl.origin, wire.readState);
  const args = ['verifier', '--no-colour', '--json', json, '--provider-name', providers.join()];
  args.push('--request-timeout', String(timeoutMs));
  args.push('--transport', 'http', '--hostname', '127.0.0.1', '--port', String(proxy.port));
  for (const { name, pact } of pacts) {
    const file = join(folder.path, name);
    writeFileSync(file, JSON.stringify({ ...pact, interactions: pact.interactions.map(named) }));
    args.push('--file', file);
  }
  // A provider without states needs no endpoint for them.
  if (wanted.some(({ providerStates }) => providerStates?.length)) {
    const { pathname, search } = statesUrl;
    args.push('--state-change-url', `http://127.0.0.1:${states.port}${pathname}${search}`);
  }
  // The verifier would also fetch pacts from a broker of the environment.
  const env = { ...quiet, PACT_BROKER_BASE_URL: undefined };
  const { output } = await command(pactProgram, args, { env });
  if (!existsSync(json)) throw new Error(output);
  const report: Report = JSON.parse(readFileSync(json, 'utf8'));
  const place = ({ call }: Verdict) => operations.findIndex(({ id }) => id === call);
  const preflights = origin === undefined ? [] : await verifyPreflights(url, origin, wanted);
  const verdicts = wanted.map((one) =>
    verdictOf(
      {
        call: operationOf(one),
        description: one.description,
        state: one.providerStates?.[0]?.name,
      },
      report,
      wire.findings(one),
    ),
  );
  return [...verdicts, ...preflights].sort((a, b) => place(a) - place(b));
}

/** Lets the proxy see which interaction a request belongs to. */
const named = (interaction: Interaction): Interaction => ({
  ...interaction,
  request: {
    ...interaction.request,
    headers: {
      ...interaction.request.headers,
      [interactionHeader]: [encodeURIComponent(interaction.description)],
    },
  },
});

const isMissing = ({ mismatch }: Mismatch) => mismatch.startsWith('Actual map is missing');
/** Returns whether Pact reports the same field. */
const isReported = (wanted: Mismatch, mismatches: Mismatch[]) =>
  mismatches.some((one) => one.path === wanted.path && isMissing(one) === isMissing(wanted));

interface Place {
  call: string;
  description: string;
  state?: string | undefined;
}

function verdictOf(
  { call, description, state }: Place,
  { errors, interactionResults }: Report,
  { unreadable, found, others }: Findings,
): Verdict {
  const result = interactionResults.find((one) => one.description === description)?.result;
  const error = errors.find((one) => one.interaction.endsWith(` - ${description}`));
  const { mismatches: reported = [], message = 'was not verified' } = error?.mismatch ?? {};
  const mismatches = [...reported, ...found.filter((one) => !isReported(one, reported))];
  const problems = [...describeMismatches(mismatches), ...others];
  const isKept = result === 'OK' && !error && !unreadable && problems.length === 0;
  if (message.includes('state change')) {
    problems.push(`the provider state endpoint rejected "${state ?? ''}"`);
  } else if (!isKept && problems.length === 0) problems.push(message);
  // The verifier would name the port of the proxy instead of the cause.
  const shown = unreadable ? [unreadable] : problems;
  return { call, interaction: description, isKept, problems: shown, mismatches };
}

/** Returns the results in a report about pacts of a broker. Failures of pending pacts count as kept. */
export function verdictsOf(provider: string, json: string): Verdict[] {
  const report: Report = JSON.parse(json);
  const { errors, pendingErrors = [], interactionResults } = report;
  const all = { ...report, errors: [...errors, ...pendingErrors] };
  return interactionResults.map(({ description }) => {
    const verdict = verdictOf({ call: provider, description }, all, { found: [], others: [] });
    const isPending = pendingErrors.some((one) => one.interaction.endsWith(` - ${description}`));
    return { ...verdict, isKept: verdict.isKept || isPending };
  });
}
