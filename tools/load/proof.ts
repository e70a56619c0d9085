import { describePlace, type PlaceName } from './places.ts';
import type { Outcome } from './run.ts';

const seconds = (ms: number) =>
  ms < 50 ? 'under 50 ms' : `${(ms / 1000).toFixed(ms < 9950 ? 1 : 0)} s`;
const hashed = ['login'];

/** Every promise that a load can hold a shop to, and what it says of an outcome. */
const promises: Record<string, (outcome: Outcome) => string> = {
  'Calls answered, failed': ({ calls }) => `${calls.answered}, ${calls.failed}`,
  'Half of all calls but login within': ({ calls }) => seconds(calls.quantileOf(0.5, hashed)),
  '99 % of all calls but login within (2 s)': ({ calls }) =>
    seconds(calls.quantileOf(0.99, hashed)),
  'Every login within (5 s)': ({ calls }) => seconds(calls.figuresOf('login').longest),
  'Orders placed, paid': ({ orders, paid }) => `${orders}, ${paid}`,
  'Memory before and after': ({ megabytes: [before, after] }) => `${before} → ${after} MB`,
  'Ready again after kill -9': ({ recoveredMs }) => seconds(recoveredMs),
  'Lost or doubled by the kill': ({ missed }) => String(missed.length),
  'Mails of paid orders missing, twice': ({ mails }) => `${mails.missing}, ${mails.twice}`,
  'Exit after SIGTERM within (10 s)': ({ exitMs }) => seconds(exitMs),
};

export const promiseNames = Object.keys(promises);

/** Promise × place, as Markdown. */
export function proofTable(outcomes: Map<PlaceName, Outcome>, shoppers: number): string {
  const names = [...outcomes.keys()].map((name) => describePlace[name]);
  const rows = Object.entries(promises).map(
    ([promise, say]) => `| ${[promise, ...[...outcomes.values()].map(say)].join(' | ')} |`,
  );
  return [
    `| ${shoppers} shoppers | ${names.join(' | ')} |`,
    `| --- |${' ---: |'.repeat(names.length)}`,
    ...rows,
  ].join('\n');
}

const [begin, end] = ['<!-- proof -->', '<!-- /proof -->'];

/** The guide with this table in the place of its last one. */
export function withProof(guide: string, table: string): string {
  const [before, rest] = guide.split(begin);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`docs/operating.md has no ${begin} … ${end}`);
  return `${before}${begin}\n\n${table}\n\n${end}${after}`;
}
