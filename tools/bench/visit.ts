import type { Browser, CDPSession, Page } from '@playwright/test';
import { openPhone } from './phone.ts';

export interface Visit {
  /** From navigation, in ms. */
  firstPaint: number;
  largestPaint: number;
  /** What tasks took beyond 50 ms each. */
  blocked: number;
  layoutShift: number;
  bytes: number;
  scriptBytes: number;
  requests: number;
}

/** What the browser itself has written down of the page that it shows. */
const paints = (page: Page) =>
  page.evaluate(async () => {
    const entriesOf = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
        observer.observe({ type, buffered: true });
        setTimeout(() => resolve([]), 1000); // of some types a page has none
      });
    const [largest, long, shifts] = await Promise.all(
      ['largest-contentful-paint', 'longtask', 'layout-shift'].map(entriesOf),
    );
    const [first] = performance.getEntriesByName('first-contentful-paint');
    const firstPaint = first?.startTime;
    const sum = (values: number[] = []) => values.reduce((total, value) => total + value, 0);
    return {
      firstPaint: firstPaint ?? Number.NaN,
      largestPaint: largest?.at(-1)?.startTime ?? Number.NaN,
      blocked: sum(
        long
          ?.filter(({ startTime }) => startTime > (firstPaint ?? 0))
          .map(({ duration }) => duration - 50),
      ),
      layoutShift: sum(shifts?.map((shift) => (shift as unknown as { value: number }).value)),
    };
  });

function countBytes(devtools: CDPSession) {
  const scripts = new Set<string>();
  const count = { bytes: 0, scriptBytes: 0, requests: 0 };
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    count.requests += 1;
    if (response.url.endsWith('.js')) scripts.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    count.bytes += encodedDataLength;
    if (scripts.has(requestId)) count.scriptBytes += encodedDataLength;
  });
  return count;
}

/** A first visit on the phone, until nothing happens any more. */
export async function visit(
  browser: Browser,
  url: string,
  prepare: (page: Page) => Promise<unknown> = async () => {},
): Promise<Visit> {
  const { context, page, devtools } = await openPhone(browser, url);
  const count = countBytes(devtools);
  await prepare(page);
  await page.goto(new URL(url).pathname, { waitUntil: 'networkidle' });
  const figures = { ...(await paints(page)), ...count };
  await context.close();
  return figures;
}
