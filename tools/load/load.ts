// `pnpm load [PLACE …] [--only load|faults] [--write]`: shoppers by the hundred before each kind of shop, one process of which is
// killed meanwhile again and again; then each without what it stands on. Ends with 1 where anything that
// was acknowledged is lost or doubled, or a call takes too long.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { rounded, showTable } from '../bench/table.ts';
import { build } from '../run/builds.ts';
import { command } from '../run/command.ts';
import { inProject } from '../run/project.ts';
import { tryFaults } from './faults.ts';
import { describePlace, type PlaceName, placeNames } from './places.ts';
import { checkMixture, type Proven, proofTable, tableOf, withProof } from './proof.ts';
import { loadPlace, type Outcome } from './run.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    shoppers: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '60' },
    think: { type: 'string', default: '1000' },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const unknown = positionals.filter((name) => !placeNames.includes(name as PlaceName));
if (unknown.length) {
  console.error(`No place ${unknown.join(', ')}. There are: ${placeNames.join(', ')}.`);
  process.exit(2);
}
const parts = ['load', 'faults'];
if (values.only && !parts.includes(values.only)) {
  console.error(`No part ${values.only}. There are: ${parts.join(', ')}.`);
  process.exit(2);
}
const runs = (part: string) => !values.only || values.only === part;
const chosen = placeNames.filter((name) => !positionals.length || positionals.includes(name));

const server = process.env.TEST_DATABASE_URL;
const shoppers = Number(values.shoppers);
const file = inProject('docs/operating.md');
const lastTable = () => (values.write ? tableOf(readFileSync(file, 'utf8')) : []);
checkMixture(runs('load') ? chosen : [], shoppers, lastTable());
const proven = new Map<PlaceName, Proven>();
const problems: string[] = [];
if (runs('load')) await build('storefront');
for (const name of chosen) {
  console.log(`\n${describePlace[name]}`);
  const load = runs('load')
    ? await loadPlace(name, {
        shoppers,
        seconds: Number(values.seconds),
        thinkMs: Number(values.think),
        hasPages: true,
        server,
      })
    : undefined;
  const tried = runs('faults') ? await tryFaults(name, server) : undefined;
  proven.set(name, { load, faults: tried?.faults });
  if (load) showCalls(load);
  const found = [...(load?.problems ?? []), ...(tried?.problems ?? [])];
  showProblems(found);
  problems.push(...found);
}

const table = proofTable(proven, shoppers, lastTable());
console.log(`\n${table}`);
if (values.write) {
  writeFileSync(file, withProof(readFileSync(file, 'utf8'), table));
  await command('biome', ['format', '--write', file]);
}
process.exitCode = problems.length ? 1 : 0;

function showCalls({ calls }: Outcome): void {
  const rows = [...calls.tallies].map(([name, { times, failures }]) => {
    const figures = calls.figuresOf(name);
    return [
      name,
      {
        calls: String(times.length),
        'p50, ms': rounded(figures.p50),
        'p99, ms': rounded(figures.p99),
        'longest, ms': rounded(figures.longest),
        failures: [...failures].map(([kind, count]) => `${count} × ${kind}`).join(', '),
      },
    ] as const;
  });
  showTable(Object.fromEntries(rows));
}

function showProblems(problems: string[]): void {
  for (const problem of problems.slice(0, 20)) console.log(`PROBLEM ${problem}`);
  if (problems.length > 20) console.log(`… and ${problems.length - 20} more`);
}
