// `pnpm contracts:coverage`: which documented status of which operation is reached by a pact, a unit
// test and a generated request. Fails on a cell that is empty without a reason in
// contracts/coverage.yaml.
import { apiTests } from './api-tests.ts';
import { asTable, coverage, gapsIn, isMeasured } from './coverage.ts';

if (!isMeasured()) {
  console.log("The API's tests have not run here yet: now they do …");
  await apiTests(['src/http/documented', 'src/http/generated']);
}
const columns = ['pact', 'unit', 'fuzz'] as const;
const rows = coverage();
console.log(asTable(rows, [...columns]));
const gaps = columns.flatMap((column) => gapsIn(rows, column));
for (const gap of gaps) console.error(gap);
console.log(`\n${rows.length} documented statuses, ${gaps.length} gaps`);
process.exitCode = gaps.length ? 1 : 0;
