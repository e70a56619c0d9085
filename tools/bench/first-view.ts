import type { Page } from '@playwright/test';
import { toBrotli } from '../../apps/storefront/server/pages/page-cache.ts';
import { waits } from '../../apps/storefront/src/shared/business.ts';
import { launchPinned } from '../run/browser.ts';
import { type Answer, ask, serve } from './bare-server.ts';
import type { BenchOptions } from './bench-options.ts';
import { clientPage } from './client-page.ts';
import { publicPages } from './public-pages.ts';
import { inRounds, quantile, type Results } from './rounds.ts';
import { staticPage } from './static-page.ts';
import { type Row, ratio, rounded, showTable, withSpread } from './table.ts';
import { visit } from './visit.ts';

const late = 5000;
/** Answers the products so late that nothing may depend on them. */
const lateProducts = (page: Page) =>
  page.route('**/api/user/products/', async (route) => {
    await new Promise((done) => setTimeout(done, late));
    await route.continue().catch(() => {});
  });

async function asPage(html: string, like: Answer): Promise<Answer> {
  const body = await toBrotli(Buffer.from(html));
  const {
    etag,
    'content-length': _length,
    'content-security-policy': _policy,
    ...headers
  } = like.headers;
  return { status: 200, headers: { ...headers, 'content-length': String(body.length) }, body };
}

/**
 * First visits on a phone, beside the same pages written by hand without a script, and as the browser
 * alone would render them.
 */
export async function firstView({ shop, rounds = 5 }: BenchOptions): Promise<void> {
  const browser = await launchPinned();
  const parser = await browser.newPage();
  for (const [name, path] of Object.entries(await publicPages(shop)).slice(0, 4)) {
    const html = (await ask(shop + path)).body.toString();
    const like = await ask(shop + path, { 'accept-encoding': 'br' });
    const plain = await serve({ [path]: await asPage(await staticPage(parser, html), like) }, shop);
    const client = await serve({ [path]: await asPage(clientPage(html), like) }, shop);
    const results = await inRounds(
      {
        'static, by hand': async () => ({ ...(await visit(browser, plain.url + path)) }),
        'the shop': async () => ({ ...(await visit(browser, shop + path)) }),
        'rendered by the browser': async () => ({ ...(await visit(browser, client.url + path)) }),
      },
      rounds,
    );
    const { layoutShift } = await visit(browser, shop + path, lateProducts);
    console.log(`${name} (${path})`);
    showTable(rowsOf(results, name === 'home' ? waits.homeMs : 0));
    console.log(`layout shift when products/ takes ${late} ms: ${rounded(layoutShift)}\n`);
    plain.close();
    client.close();
  }
  await browser.close();
}

const kilobytes = (values: readonly number[] = []) => (quantile(values) / 1000).toFixed(0);

/** @param wait of the shop's page, which the static one does not have */
function rowsOf(results: Results, wait: number): Record<string, Row> {
  const bare = results['static, by hand'];
  return Object.fromEntries(
    Object.entries(results).map(([name, one]) => {
      const ownWait = one === bare ? 0 : wait;
      const largest = one.largestPaint?.map((ms) => ms - ownWait);
      return [
        name,
        {
          'first paint': withSpread(one.firstPaint),
          '× static': ratio(one.firstPaint, bare?.firstPaint),
          'largest paint': withSpread(one.largestPaint),
          'less the wait, × static': ratio(largest, bare?.largestPaint),
          'blocked ms': withSpread(one.blocked),
          'layout shift': withSpread(one.layoutShift),
          kB: kilobytes(one.bytes),
          'kB of script': kilobytes(one.scriptBytes),
          requests: withSpread(one.requests),
        },
      ];
    }),
  );
}
