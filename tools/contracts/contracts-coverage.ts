// `pnpm contracts:coverage`: which documented status of which operation is reached by a pact, a unit
// test and a generated request. Fails on a cell that is empty without a reason in
// contracts/coverage.yaml.
import { apiTests } from './api-tests.ts';
import { asTable, coverage, gapsIn } from './coverage.ts';

// What an earlier run left behind may be of another version.
const { code } = await apiTests(['src/http/documented', 'src/http/generated']);
if (code !== 0) {
  console.error("The API's tests fail: what they reach is not known.");
  process.exit(1);
}
const columns = ['pact', 'unit', 'fuzz'] as const;
const rows = coverage();
console.log(asTable(rows, [...columns]));
const gaps = columns.flatMap((column) => gapsIn(rows, column));
for (const gap of gaps) console.error(gap);
console.log(`\n${rows.length} documented statuses, ${gaps.length} gaps`);
process.exitCode = gaps.length ? 1 : 0;
