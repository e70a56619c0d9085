import type { Browser } from '@playwright/test';
import { launchPinned } from '../run/browser.ts';
import { serve } from './bare-server.ts';
import { compare } from './measure.ts';

/** A phone of the middle: 4 × slower, 1.6 Mbit/s down, 150 ms away. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** Largest contentful paint of a first visit with an empty cache. */
const paint = (browser: Browser, url: string) => async () => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'networkidle' });
  const overriddenDuration = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await context.close();
  return { overriddenDuration };
};

const barePage =
  '<!doctype html><html lang="en"><title>Bare</title><h1>Bird spikes</h1><p>One line of text.</p>';

/** First visits on a phone, beside a page of nothing but a heading. */
export async function firstView(shop: string): Promise<void> {
  const bare = await serve('text/html', barePage);
  const browser = await launchPinned();
  await compare(
    {
      'a bare page': paint(browser, bare.url),
      home: paint(browser, `${shop}/`),
      products: paint(browser, `${shop}/products`),
    },
    5,
  );
  await browser.close();
  bare.close();
}
