import { startOwnApi } from '../own-api.ts';
import { asTable } from '../report.ts';
import type { Fault } from './faults.ts';
import { freedoms } from './freedoms.ts';
import { inRounds } from './rounds.ts';
import { type Api, faultsOfApi, type Outcome, tryFreedoms, tryRounds } from './try.ts';
import { whyUncaught } from './uncaught.ts';

/** The postal lookup is nobody's to build. */
const userApi = { providers: ['parinda-user-api'] };

/** Calls back with apps/api, on a database of its own. */
export async function withOwnApi<Result>(work: (api: Api) => Promise<Result>): Promise<Result> {
  const { url, stop } = await startOwnApi();
  const statesUrl = new URL('/_pact/states', url).href;
  return work({ url, statesUrl, ...userApi }).finally(stop);
}

/** Names that belong together, by why they are so. */
const grouped = (faults: Fault[]) => Map.groupBy(faults, ({ name }) => whyUncaught(name));

async function show(api: Api, words: string): Promise<number> {
  const isMeant = new RegExp(words);
  const faults = (await faultsOfApi(api)).filter(({ name }) => isMeant.test(name));
  if (faults.length === 0) {
    console.error(`No fault is named ${words}.`);
    return 2;
  }
  const rounds = inRounds(faults);
  console.log(`${faults.length} faults in ${rounds.length} verifications`);
  const { outcomes, falseAlarms } = await tryRounds(api, rounds);
  if (falseAlarms.length) console.log(`\nFalse alarms\n${asTable(falseAlarms)}`);
  const minded = await tryFreedoms(api, freedoms);
  if (minded.length) console.log(`\nFreedoms that are minded\n${asTable(minded)}`);

  const of = (became: Outcome['became']) =>
    outcomes.filter((one) => one.became === became).map(({ fault }) => fault);
  const missed = grouped(of('missed'));
  for (const [why = 'MISSED', group] of missed) {
    console.log(`\n${why.trim()}`);
    for (const { name } of group) console.log(`  ${name}`);
  }
  const tried = outcomes.length - of('nothing').length;
  const share = ((of('named').length / tried) * 100).toFixed(1);
  console.log(
    `\n${of('named').length} of ${tried} faults named (${share} %), ${freedoms.length} freedoms taken, ${falseAlarms.length + minded.length} false alarms`,
  );
  return falseAlarms.length || minded.length || missed.has(undefined) ? 1 : 0;
}

/**
 * `contracts mutations`: spoils what an API answers on its way to the verification, and shows which
 * faults that names.
 *
 * @param words only faults whose name this regular expression finds
 */
export function showMutations(
  words = '',
  { baseUrl, statesUrl }: Record<string, string> = {},
): Promise<number> {
  if (!baseUrl) return withOwnApi((api) => show(api, words));
  return show(
    {
      url: baseUrl,
      statesUrl: statesUrl ?? new URL('/_pact/states', baseUrl).href,
      ...userApi,
    },
    words,
  );
}
