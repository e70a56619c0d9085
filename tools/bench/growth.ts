import { launchPinned } from '../run/browser.ts';
import { startStorefront } from '../run/shop.ts';
import { ask } from './bare-server.ts';
import type { BenchOptions } from './bench-options.ts';
import { serveProducts } from './large-api.ts';
import { workWithList } from './large-list.ts';
import { residentMegabytes } from './process-figures.ts';
import { type Cases, inRounds } from './rounds.ts';
import { type Row, ratio, showTable, withSpread } from './table.ts';

const counts = [1000, 10_000] as const;

const pages = {
  '/products': 'list',
  '/': 'home',
  '/products?category=Bird+Nets&sort=price-asc': 'filter',
  '/products/search?query=steel': 'search',
};

async function startLargeShop(shop: string, count: number) {
  const api = await serveProducts(shop, count);
  const site = await startStorefront(api.url, {
    NODE_ENV: 'production',
    SITE_URL: 'https://shop.example',
  });
  await ask(`${site.url}/products`);
  return { site, stop: () => site.stop().finally(api.close) };
}

/** Pages made anew: a page is kept for each address of the shop, and these have never been asked for. */
function making(url: string): Cases[string] {
  let visitor = 0;
  return async () => {
    visitor += 1;
    const figures: Record<string, number> = {};
    for (const [path, name] of Object.entries(pages)) {
      const headers = { host: `shop-${visitor}.example`, 'accept-encoding': 'br' };
      const startedAt = performance.now();
      const { status, body } = await ask(url + path, headers);
      figures[`ms, ${name}`] = performance.now() - startedAt;
      if (status !== 200) throw new Error(`${path} was answered ${status}`);
      figures[`kB of HTML, ${name}`] = (await ask(url + path)).body.length / 1000;
      figures[`kB as brotli, ${name}`] = body.length / 1000;
    }
    return figures;
  };
}

/** The storefront before 10,000 products, beside the same before 1,000. */
export async function growth({ shop, rounds = 5 }: BenchOptions): Promise<void> {
  const shops = await Promise.all(counts.map((count) => startLargeShop(shop, count)));
  const browser = await launchPinned();
  try {
    const [few, many] = shops.map(({ site }) => site);
    if (!few || !many) return;
    const onServer = await inRounds(
      { few: making(few.url), many: making(many.url) },
      Math.max(rounds, 9),
    );
    const memory = { few: [residentMegabytes(few.pid)], many: [residentMegabytes(many.pid)] };
    const inBrowser = await inRounds(
      { few: workWithList(browser, few.url), many: workWithList(browser, many.url) },
      rounds,
      { warmup: 0 },
    );
    const of = (size: 'few' | 'many') => ({
      ...onServer[size],
      'MB of memory, server': memory[size],
      ...inBrowser[size],
    });
    showTable(beside(of('few'), of('many')));
  } finally {
    await browser.close();
    await Promise.all(shops.map(({ stop }) => stop()));
  }
}

function beside(few: Record<string, number[]>, many: Record<string, number[]>) {
  const row = (figure: string): Row => ({
    '1,000': withSpread(few[figure]),
    '10,000': withSpread(many[figure]),
    '10,000 : 1,000': ratio(many[figure], few[figure]),
  });
  return Object.fromEntries(Object.keys(few).map((figure) => [figure, row(figure)]));
}
