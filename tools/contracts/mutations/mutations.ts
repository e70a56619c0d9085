import { startOwnApi } from '../own-api.ts';
import { defaultStatesUrl } from '../provider-states.ts';
import { asTable } from '../report.ts';
import type { Fault } from './faults.ts';
import { groupIntoRounds } from './rounds.ts';
import { reasonUncaught } from './uncaught.ts';
import { variations } from './variations.ts';
import { type Api, faultsOfApi, type Outcome, verifyRounds, verifyVariations } from './verify.ts';

/** Backend teams do not build the postal lookup. */
const userApi = { providers: ['parinda-user-api'] };

/** Calls back with apps/api on a temporary database. */
export async function withOwnApi<Result>(work: (api: Api) => Promise<Result>): Promise<Result> {
  const { url, stop } = await startOwnApi();
  const statesUrl = defaultStatesUrl(url);
  return work({ url, statesUrl, ...userApi }).finally(stop);
}

/** Groups faults by the reason why they cannot be detected. */
const groupByReason = (faults: Fault[]) => Map.groupBy(faults, ({ name }) => reasonUncaught(name));

async function show(api: Api, pattern: string): Promise<number> {
  const expression = new RegExp(pattern);
  const faults = (await faultsOfApi(api)).filter(({ name }) => expression.test(name));
  if (faults.length === 0) {
    console.error(`No fault matches ${pattern}.`);
    return 2;
  }
  const rounds = groupIntoRounds(faults);
  console.log(`${faults.length} faults in ${rounds.length} verifications`);
  const { outcomes, falseAlarms } = await verifyRounds([api], rounds);
  if (falseAlarms.length) console.log(`\nFalse alarms\n${asTable(falseAlarms)}`);
  const rejected = await verifyVariations(api, variations);
  if (rejected.length) console.log(`\nAllowed variations that fail\n${asTable(rejected)}`);

  const of = (result: Outcome['result']) =>
    outcomes.filter((one) => one.result === result).map(({ fault }) => fault);
  const missed = groupByReason(of('missed'));
  for (const [why = 'MISSED', group] of missed) {
    console.log(`\n${why.trim()}`);
    for (const { name } of group) console.log(`  ${name}`);
  }
  const tried = outcomes.length - of('not applicable').length;
  const share = ((of('detected').length / tried) * 100).toFixed(1);
  console.log(
    `\n${of('detected').length} of ${tried} faults detected (${share} %), ${variations.length} allowed variations, ${falseAlarms.length + rejected.length} false alarms`,
  );
  return falseAlarms.length || rejected.length || missed.has(undefined) ? 1 : 0;
}

/**
 * Mutates the responses of an API before the verification receives them, and prints which faults the
 * verification does not detect.
 *
 * @param pattern regular expression for names of faults
 */
export function showMutations(
  pattern = '',
  { baseUrl, statesUrl }: Record<string, string> = {},
): Promise<number> {
  if (!baseUrl) return withOwnApi((api) => show(api, pattern));
  return show(
    {
      url: baseUrl,
      statesUrl: statesUrl ?? defaultStatesUrl(baseUrl),
      ...userApi,
    },
    pattern,
  );
}
