// `pnpm bench [NAME …]`: medians in ms, and ratios against a baseline that runs before them.
// Times are for reading: nothing fails on them, as machines are shared and differ.
import { build } from '../run/builds.ts';
import { startShop } from '../run/shop.ts';
import { api } from './api.ts';
import { catalogue } from './catalogue.ts';
import { firstView } from './first-view.ts';

const benches = { api, catalogue, 'first-view': firstView };
const chosen = process.argv.slice(2);
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
    await bench(shop.url);
  }
} finally {
  await shop.stop();
}
