// `pnpm bench [NAME …] [--rounds N]`: medians with their spread, beside baselines that run by turns
// with them. They are for reading: nothing fails on them, as machines are shared and differ.
import { parseArgs } from 'node:util';
import { build } from '../run/builds.ts';
import { startShop } from '../run/shop.ts';
import { api } from './api.ts';
import type { BenchOptions } from './bench-options.ts';
import { firstView } from './first-view.ts';
import { growth } from './growth.ts';
import { lighthouseMarks } from './lighthouse.ts';
import { nextPage } from './next-page.ts';
import { orders } from './orders.ts';
import { throughput } from './throughput.ts';

const benches: Record<string, (options: BenchOptions) => Promise<void>> = {
  api,
  'first-view': firstView,
  'next-page': nextPage,
  growth,
  orders,
  throughput,
  lighthouse: lighthouseMarks,
};

const { values, positionals: chosen } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string' } },
});
const unknown = chosen.filter((name) => !(name in benches));
if (unknown.length) {
  console.error(`No bench ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`);
  process.exit(2);
}
await build('storefront');
const shop = await startShop();
try {
  for (const [name, bench] of Object.entries(benches)) {
    if (chosen.length && !chosen.includes(name)) continue;
    console.log(`\n${name}`);
    await bench({ shop: shop.url, rounds: values.rounds ? Number(values.rounds) : undefined });
  }
} finally {
  await shop.stop();
}
