// `pnpm bench [NAME …]`: medians in ms, and ratios against a baseline that runs beside them.
// Times are for reading: nothing fails on them, as machines are shared and differ.
import { api } from './api.ts';
import { catalogue } from './catalogue.ts';
import { firstView } from './first-view.ts';
import { type Row, tableOf } from './measure.ts';

const benches: Record<string, () => Promise<Row[]>> = { api, catalogue, 'first-view': firstView };
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in benches));
if (unknown.length) {
  console.error(`No bench ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`);
  process.exit(2);
}
for (const [name, bench] of Object.entries(benches)) {
  if (chosen.length && !chosen.includes(name)) continue;
  console.log(`\n${name}, ms`);
  console.log(tableOf(await bench()));
}
