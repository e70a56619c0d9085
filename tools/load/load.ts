// `pnpm load [PLACE …]`: shoppers by the hundred before each kind of shop, one process of which is
// killed meanwhile. Ends with 1 where anything that was acknowledged is lost or doubled.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { rounded, showTable } from '../bench/table.ts';
import { build } from '../run/builds.ts';
import { command } from '../run/command.ts';
import { inProject } from '../run/project.ts';
import { describePlace, type PlaceName, placeNames } from './places.ts';
import { proofTable, withProof } from './proof.ts';
import { loadPlace, type Outcome } from './run.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    shoppers: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '60' },
    think: { type: 'string', default: '1000' },
    write: { type: 'boolean', default: false },
  },
});
const unknown = positionals.filter((name) => !placeNames.includes(name as PlaceName));
if (unknown.length) {
  console.error(`No place ${unknown.join(', ')}. There are: ${placeNames.join(', ')}.`);
  process.exit(2);
}
const chosen = placeNames.filter((name) => !positionals.length || positionals.includes(name));

await build('storefront');
const outcomes = new Map<PlaceName, Outcome>();
for (const name of chosen) {
  console.log(`\n${describePlace[name]}`);
  const outcome = await loadPlace(name, {
    shoppers: Number(values.shoppers),
    seconds: Number(values.seconds),
    thinkMs: Number(values.think),
    hasPages: true,
    server: process.env.TEST_DATABASE_URL,
  });
  outcomes.set(name, outcome);
  show(outcome);
}

const table = proofTable(outcomes, Number(values.shoppers));
console.log(`\n${table}`);
if (values.write) {
  const file = inProject('docs/operating.md');
  writeFileSync(file, withProof(readFileSync(file, 'utf8'), table));
  await command('biome', ['format', '--write', file]);
}
const problems = [...outcomes.values()].flatMap((outcome) => outcome.problems);
process.exitCode = problems.length ? 1 : 0;

function show({ calls, problems }: Outcome): void {
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
  for (const problem of problems.slice(0, 20)) console.log(`PROBLEM ${problem}`);
  if (problems.length > 20) console.log(`… and ${problems.length - 20} more`);
}
