import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import { launchPinned } from '../run/browser.ts';
import { startShop } from '../run/shop.ts';
import { buildStorefront } from '../run/storefront.ts';
import { type Case, compare, type Row } from './measure.ts';

/** A phone of the middle: 4 × slower, 1.6 Mbit/s down, 150 ms away. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** Largest contentful paint of a first visit with an empty cache. */
const paint =
  (browser: Browser, url: string): Case =>
  async () => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
    try {
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', network);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await page.goto(url, { waitUntil: 'networkidle' });
      return await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) => {
              resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN);
            }).observe({ type: 'largest-contentful-paint', buffered: true });
          }),
      );
    } finally {
      await context.close();
    }
  };

const barePage =
  '<!doctype html><html lang="en"><title>Bare</title><h1>Bird spikes</h1><p>One line of text.</p>';

/** First visits on a phone, beside a page of nothing but a heading. */
export async function firstView(): Promise<Row[]> {
  await buildStorefront();
  const shop = await startShop();
  const bare = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(barePage);
  }).listen(0, '127.0.0.1');
  await once(bare, 'listening');
  const browser = await launchPinned();
  try {
    return await compare(
      {
        'a bare page': paint(browser, `http://127.0.0.1:${(bare.address() as AddressInfo).port}`),
        home: paint(browser, `${shop.url}/`),
        products: paint(browser, `${shop.url}/products`),
      },
      5,
    );
  } finally {
    await browser.close();
    bare.close();
    await shop.stop();
  }
}
