import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

const megabit = (1024 * 1024) / 8;

/** A phone of the middle: 1.6 Mbit/s down, 150 ms away … */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6 * megabit,
  uploadThroughput: 0.75 * megabit,
};
/** … and four times slower than this machine. */
const slowdown = 4;

export interface Phone {
  context: BrowserContext;
  page: Page;
  devtools: CDPSession;
}

/** A new one each time: with an empty cache. */
export async function openPhone(browser: Browser): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { context, page, devtools };
}
