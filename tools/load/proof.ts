import { type FaultName, type FaultOutcome, type Faults, faultNames } from './faults.ts';
import { describePlace, type PlaceName } from './places.ts';
import type { Outcome } from './run.ts';

/** What a place did under load, and when things were taken from it; undefined: that was not run. */
export interface Proven {
  load?: Outcome | undefined;
  faults?: Faults | undefined;
}

const seconds = (ms: number) =>
  ms < 50 ? 'under 50 ms' : `${(ms / 1000).toFixed(ms < 9950 ? 1 : 0)} s`;
const hashed = ['login'];

/** Every promise that a load can hold a shop to, and what it says of an outcome. */
const underLoad: Record<string, (outcome: Outcome) => string> = {
  'Calls answered, failed': ({ calls }) => `${calls.answered}, ${calls.failed}`,
  'Half of all calls but login within': ({ calls }) => seconds(calls.quantileOf(0.5, hashed)),
  '99 % of all calls but login within (2 s)': ({ calls }) =>
    seconds(calls.quantileOf(0.99, hashed)),
  'Every login within (5 s)': ({ calls }) => seconds(calls.figuresOf('login').longest),
  'Orders placed, paid': ({ orders, paid }) => `${orders}, ${paid}`,
  'Memory before and after': ({ megabytes: [before, after] }) => `${before} → ${after} MB`,
  'Rounds of kill -9': ({ recoveriesMs }) => String(recoveriesMs.length),
  'Ready again after kill -9': ({ recoveriesMs }) => seconds(Math.max(...recoveriesMs)),
  'Lost or doubled by the kill': ({ missed }) => String(missed.length),
  'Mails of paid orders missing, twice': ({ mails }) => `${mails.missing}, ${mails.twice}`,
  'Exit after SIGTERM within (10 s)': ({ exitMs }) => seconds(exitMs),
};

export const faultPromise = (name: FaultName) => `${name}: calls within (10 s), back after`;

const faultText = (outcome: FaultOutcome) =>
  typeof outcome === 'string' ? outcome : `${seconds(outcome.longest)}, ${seconds(outcome.back)}`;

/** What each promise says; undefined: it was not tried. */
const promises: Record<string, (proven: Proven) => string | undefined> = {
  ...Object.fromEntries(
    Object.entries(underLoad).map(([promise, say]) => [promise, ({ load }) => load && say(load)]),
  ),
  ...Object.fromEntries(
    faultNames.map((name) => [
      faultPromise(name),
      ({ faults }) => faults && faultText(faults[name]),
    ]),
  ),
};

export const promiseNames = Object.keys(promises);

const titleOf = (shoppers: number) => `${shoppers} shoppers`;

/** Throws where a table would show loads of so many shoppers beside others that it keeps. */
export function checkMixture(loaded: PlaceName[], shoppers: number, [head = []]: string[][]): void {
  const [lastTitle, ...lastPlaces] = head;
  const kept = lastPlaces.filter((one) => !loaded.some((name) => describePlace[name] === one));
  if (loaded.length && kept.length && lastTitle !== titleOf(shoppers)) {
    throw new Error(`The table is of ${lastTitle}: run every place, or as many shoppers.`);
  }
}

/** Promise × place, as Markdown; what was not run stays as the last table has it. */
export function proofTable(
  proven: Map<PlaceName, Proven>,
  shoppers: number,
  last: string[][] = [],
): string {
  const loaded = [...proven].flatMap(([name, { load }]) => (load ? [name] : []));
  checkMixture(loaded, shoppers, last);
  const [[lastTitle, ...lastPlaces] = [], , ...lastRows] = last;
  const title = loaded.length || !lastTitle ? titleOf(shoppers) : lastTitle;
  const places = Object.entries(describePlace)
    .map(([name, described]) => ({ described, one: proven.get(name as PlaceName) }))
    .filter(({ described, one }) => one || lastPlaces.includes(described));
  const lastCell = (promise: string, described: string) => {
    const [, ...cells] = lastRows.find(([name]) => name === promise) ?? [];
    return cells[lastPlaces.indexOf(described)];
  };
  const rows = Object.entries(promises).map(([promise, say]) => [
    promise,
    ...places.map(({ described, one }) => (one && say(one)) ?? lastCell(promise, described) ?? '–'),
  ]);
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [
    line([title, ...places.map(({ described }) => described)]),
    `| --- |${' ---: |'.repeat(places.length)}`,
    ...rows.map(line),
  ].join('\n');
}

const [begin, end] = ['<!-- proof -->', '<!-- /proof -->'];

/** The cells of the table that the guide has. */
export function tableOf(guide: string): string[][] {
  const table = guide.split(begin)[1]?.split(end)[0] ?? '';
  const rows = table.trim().split('\n').filter(Boolean);
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** The guide with this table in the place of its last one. */
export function withProof(guide: string, table: string): string {
  const [before, rest] = guide.split(begin);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`docs/operating.md has no ${begin} … ${end}`);
  return `${before}${begin}\n\n${table}\n\n${end}${after}`;
}
