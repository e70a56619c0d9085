import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { behindSlowNetwork, type Network } from './slow-network.ts';

const megabit = (1024 * 1024) / 8;

/** A phone of the middle: 1.6 Mbit/s down, 150 ms away … */
const network: Network = { down: 1.6 * megabit, up: 0.75 * megabit, roundTrip: 150 };
/** … and four times slower than this machine. */
const slowdown = 4;

export interface Phone {
  context: BrowserContext;
  page: Page;
  devtools: CDPSession;
}

/** A new one each time, with an empty cache, for the site at this address. */
export async function openPhone(browser: Browser, origin: string): Promise<Phone> {
  const { url, close } = await behindSlowNetwork(origin, network);
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  context.on('close', close);
  return { context, page, devtools };
}
