import type { Fault } from '../../contracts/mutations/faults.ts';
import { withOwnApi } from '../../contracts/mutations/mutations.ts';
import { groupIntoRounds } from '../../contracts/mutations/rounds.ts';
import { reasonUncaught, unusedReasons } from '../../contracts/mutations/uncaught.ts';
import { variations } from '../../contracts/mutations/variations.ts';
import {
  type Api,
  faultsOfApi,
  verifyRounds,
  verifyVariations,
} from '../../contracts/mutations/verify.ts';
import { asTable } from '../../contracts/report.ts';
import { type Outcome, type Step, verdict } from './step.ts';

/** Minimum share of detected faults, in per cent. */
const minShare = 95;

const callOf = ({ fault: { operation, status } }: { fault: Fault }) => `${operation} ${status}`;

/** Checks that the verification detects faults and accepts allowed variations. Uses both APIs at once. */
async function faultFinding(api: Api, other: Api) {
  const { outcomes: tried, falseAlarms } = await verifyRounds(
    [api, other],
    groupIntoRounds(await faultsOfApi(api)),
  );
  const alarms = [...(await verifyVariations(api, variations)), ...falseAlarms];
  const verdicts = [...Map.groupBy(tried, callOf)].map(([call, outcomes]): Outcome => {
    const missed = outcomes.filter(
      ({ result, fault }) => result === 'missed' && !reasonUncaught(fault.name),
    );
    const names = missed.map(({ fault }) => fault.name).join('\n');
    const what = `the verification detects ${outcomes.length} faults of ${call}`;
    return verdict(what, missed.length === 0, names);
  });
  verdicts.push(
    verdict('the verification raises no false alarm', alarms.length === 0, asTable(alarms)),
  );
  return { tried, verdicts };
}

/** Injects faults into the responses of apps/api. */
export const mutations: Step = async () => {
  const { tried, verdicts } = await withOwnApi((api) =>
    withOwnApi((other) => faultFinding(api, other)),
  );
  const applicable = tried.filter(({ result }) => result !== 'not applicable');
  const detected = applicable.filter(({ result }) => result === 'detected');
  const share = (detected.length / applicable.length) * 100;
  const undetected = tried.filter(({ result }) => result !== 'detected');
  const unused = unusedReasons(undetected.map(({ fault }) => fault.name));
  return [
    ...verdicts,
    verdict(`it detects ${detected.length} of ${applicable.length} faults`, share >= minShare),
    verdict('contracts/uncaught.yaml has no unused reason', !unused.length, unused.join('\n')),
  ];
};
