import { paths } from '@parinda/storefront/paths';
import type { Page } from '@playwright/test';
import { expect, test } from '../shop-test.ts';

// A page must release its memory when the visitor leaves it during a long visit.

const navigations = 200;
/** Navigations until every page, answer and picture is cached. */
const warmUp = 40;
const mostBytesEach = 5000;

interface Taken {
  heapBytes: number;
  nodes: number;
  listeners: number;
}

/** Collects garbage twice, because objects freed by the first run may hold others. */
async function taken(page: Page): Promise<Taken> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  await devtools.detach();
  return { heapBytes: usedSize, nodes, listeners: jsEventListeners };
}

/** Returns the increase per navigation by least squares. */
function slope(values: number[], step: number): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const [up, down] = values.reduce(
    ([above, below], value, at) => [
      above + (at - middle) * (value - mean),
      below + (at - middle) ** 2,
    ],
    [0, 0],
  ) as [number, number];
  return up / down / step;
}

// Spec: 1 §1
test('two hundred navigations use no more memory than the first', async ({ page }) => {
  await page.goto(paths.products);
  const titles = await page
    .getByRole('main')
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((links) => links.slice(0, 3).map((link) => link.getAttribute('href') ?? ''));
  const tour = [paths.home, paths.products, ...titles, paths.gallery, paths.cart, paths.faqs];
  const go = async (path: string) => {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(
      page.locator('main[aria-busy=false] h1:not([data-passing])').first(),
    ).toBeAttached();
  };

  const samples: Taken[] = [];
  const every = tour.length;
  for (let count = 0; count < warmUp + navigations; count += 1) {
    await go(tour[count % every] ?? paths.home);
    if (count >= warmUp && count % every === every - 1) samples.push(await taken(page));
  }
  const of = (key: keyof Taken) =>
    slope(
      samples.map((sample) => sample[key]),
      every,
    );
  const slopes = { bytes: of('heapBytes'), nodes: of('nodes'), listeners: of('listeners') };
  console.log(
    `Each of ${navigations} navigations takes ${slopes.bytes.toFixed(0)} bytes, ` +
      `${slopes.nodes.toFixed(2)} nodes, ${slopes.listeners.toFixed(2)} listeners more.`,
  );
  expect(slopes.bytes).toBeLessThanOrEqual(mostBytesEach);
  expect(slopes.nodes).toBeLessThan(2);
  expect(slopes.listeners).toBeLessThan(1);
});
