import { writeFileSync } from 'node:fs';
import { readInteractions } from '@parinda/testing/pacts';
import { withoutMissing } from '../optional.ts';
import { startOwnApi } from '../own-api.ts';
import { preflight } from '../preflight.ts';
import { defaultStatesUrl, statesOf } from '../provider-states.ts';
import { asJUnit } from '../report.ts';
import { patienceMs } from '../verify.ts';
import { addresses } from './addresses.ts';
import { caching } from './caching.ts';
import { identity } from './identity.ts';
import { orders } from './orders.ts';
import { pages } from './pages.ts';
import { reviews } from './reviews.ts';
import { type Backend, type Journey, JourneyError, Trip } from './trip.ts';
import { wishlist } from './wishlist.ts';

const journeys: Journey[] = [addresses, reviews, wishlist, orders, identity, pages, caching].flat();

/** Result of one journey. */
export interface Outcome {
  journey: string;
  /** The first problem, with the command that repeats its call. */
  problem?: { message: string; curl: string };
  /** Reasons why parts of it were left out. */
  skipped: string[];
}

interface Options {
  /** URL of the provider state endpoint. */
  statesUrl?: string | undefined;
  /** Runs the journeys whose name matches. */
  only?: RegExp | undefined;
  timeoutMs?: number | undefined;
  missing?: string[];
}

/** Runs the journeys one after another against a backend. */
export async function runJourneys(
  url: string,
  { statesUrl, only, timeoutMs = patienceMs, missing }: Options = {},
): Promise<Outcome[]> {
  const backend: Backend = {
    url,
    statesUrl: statesUrl ?? defaultStatesUrl(url),
    missing: missing ?? (await withoutMissing(url, [])).missing,
    stateParams: readStateParams(),
    timeoutMs,
  };
  const outcomes: Outcome[] = [];
  for (const journey of journeys.filter(({ name }) => !only || only.test(name))) {
    outcomes.push(await runJourney(journey, backend));
  }
  return outcomes;
}

/** The first pact of a state decides. */
function readStateParams(): Map<string, object> {
  const states = readInteractions().flatMap(statesOf).reverse();
  return new Map(states.map(({ name, params = {} }) => [name, params]));
}

async function runJourney({ name, run }: Journey, backend: Backend): Promise<Outcome> {
  const trip = new Trip(backend);
  const outcome = { journey: name, skipped: trip.skipped };
  try {
    await run(trip);
    return outcome;
  } catch (error) {
    if (!(error instanceof JourneyError)) throw error;
    return { ...outcome, problem: { message: error.message, curl: error.curl } };
  }
}

function linesOf({ journey, problem, skipped }: Outcome): string[] {
  const details = problem ? [problem.message, problem.curl] : [];
  const notes = skipped.map((reason) => `skipped: ${reason}`);
  const text = [...details, ...notes].map((line) => `        ${line}`);
  return [`${problem ? 'FAIL' : 'pass'}  ${journey}`, ...text];
}

/** Returns the outcomes as a JUnit file. */
const junitOf = (outcomes: Outcome[]): string =>
  asJUnit(
    'journeys',
    outcomes.map(({ journey, problem, skipped }) => ({
      name: journey,
      problems: problem ? [problem.message, problem.curl] : [],
      notes: skipped,
    })),
  );

function patternOf(only = ''): RegExp | string {
  try {
    const pattern = new RegExp(only);
    const isFound = journeys.some(({ name }) => pattern.test(name));
    return isFound ? pattern : `--only ${only}: no journey matches`;
  } catch {
    return `--only ${only}: invalid regular expression`;
  }
}

/** Runs the journeys against apps/api, or the server of the options. Prints and writes the result. */
export async function showJourneys(options: Record<string, string>): Promise<number> {
  const { timeout } = options;
  const only = patternOf(options.only);
  if (typeof only === 'string') {
    console.error(only);
    return 2;
  }
  const own = options.baseUrl ? undefined : await startOwnApi();
  const baseUrl = options.baseUrl ?? own?.url ?? '';
  const statesUrl = options.statesUrl ?? defaultStatesUrl(baseUrl);
  const timeoutMs = timeout === undefined ? undefined : Number(timeout) * 1000;
  try {
    const { kept, missing } = await withoutMissing(baseUrl, readInteractions());
    const { isGood, lines } = await preflight({ baseUrl, statesUrl }, kept);
    console.log(lines.join('\n'));
    if (!isGood) return 1;
    const outcomes = await runJourneys(baseUrl, { statesUrl, only, timeoutMs, missing });
    const failed = outcomes.filter(({ problem }) => problem).length;
    console.log(`\n${outcomes.flatMap(linesOf).join('\n')}`);
    console.log(`${outcomes.length - failed} of ${outcomes.length} journeys passed`);
    if (options.json) writeFileSync(options.json, `${JSON.stringify(outcomes, null, 2)}\n`);
    if (options.junit) writeFileSync(options.junit, junitOf(outcomes));
    return failed ? 1 : 0;
  } finally {
    await own?.stop();
  }
}
