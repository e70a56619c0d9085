import type { Fault } from '../../contracts/mutations/faults.ts';
import { freedoms } from '../../contracts/mutations/freedoms.ts';
import { inRounds } from '../../contracts/mutations/rounds.ts';
import { withOwnApi } from '../../contracts/mutations/show.ts';
import { faultsOfApi, tryFreedoms, tryRounds } from '../../contracts/mutations/try.ts';
import { idleReasons, whyUncaught } from '../../contracts/mutations/uncaught.ts';
import { asTable } from '../../contracts/report.ts';
import { type Outcome, type Step, verdict } from './step.ts';

/** So much of all faults has to be named, in per cent. */
const leastShare = 95;

const callOf = ({ fault: { operation, status } }: { fault: Fault }) => `${operation} ${status}`;

/** The verification names the faults of an API that answers wrongly, and lets it take its freedoms. */
async function faultFinding() {
  return withOwnApi(async (api) => {
    const { outcomes: tried, falseAlarms } = await tryRounds(api, inRounds(await faultsOfApi(api)));
    const alarms = [...(await tryFreedoms(api, freedoms)), ...falseAlarms];
    const verdicts = [...Map.groupBy(tried, callOf)].map(([call, outcomes]): Outcome => {
      const missed = outcomes.filter(
        ({ became, fault }) => became === 'missed' && !whyUncaught(fault.name),
      );
      const names = missed.map(({ fault }) => fault.name).join('\n');
      const what = `the verification names ${outcomes.length} faults of ${call}`;
      return verdict(what, missed.length === 0, names);
    });
    verdicts.push(
      verdict('the verification raises no false alarm', alarms.length === 0, asTable(alarms)),
    );
    return { tried, verdicts };
  });
}

/** All that can be wrong with an answer, made from the document, on the way from the shop's own API. */
export const mutations: Step = async () => {
  const { tried, verdicts } = await faultFinding();
  const there = tried.filter(({ became }) => became !== 'nothing');
  const named = there.filter(({ became }) => became === 'named');
  const share = (named.length / there.length) * 100;
  const notNamed = tried.filter(({ became }) => became !== 'named');
  const idle = idleReasons(notNamed.map(({ fault }) => fault.name));
  return [
    ...verdicts,
    verdict(`it names ${named.length} of ${there.length} faults`, share >= leastShare),
    verdict('every reason of contracts/uncaught.yaml is needed', !idle.length, idle.join('\n')),
  ];
};
