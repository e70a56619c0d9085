import { setTimeout } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    spoken: string[];
  }
}

/**
 * Keeps what a screen reader is told of without being asked: text that comes into a live region which
 * was there before, and whole alerts. What comes together with its region is heard by nobody.
 */
export async function recordSpoken(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.spoken = [];
    const live = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]';
    const unheard = '[inert], [hidden], [aria-hidden=true], [aria-live=off]';
    const known = new WeakSet<Element>();
    const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);
    const say = (region: Element, node: Node, already: Set<Node>) => {
      if (region.closest(unheard) || elementOf(node)?.closest(unheard)) return;
      const isWhole =
        region.getAttribute('aria-atomic') === 'true' || region.getAttribute('role') === 'status';
      const part = isWhole ? region : node;
      const text = part.textContent?.replace(/\s+/g, ' ').trim();
      if (text && !already.has(part)) window.spoken.push(text);
      already.add(part);
    };
    new MutationObserver((records) => {
      // What changes in several places at once is said once.
      const already = new Set<Node>();
      for (const { type, target, addedNodes } of records) {
        const region = elementOf(target)?.closest(live);
        for (const node of type === 'characterData' ? [target] : addedNodes) {
          const alert = node instanceof Element && node.matches('[role=alert]') ? node : undefined;
          if (region && known.has(region)) say(region, node, already);
          else if (alert) say(alert, alert, already);
        }
      }
      // A reader has heard of a region once it was there for a moment: somewhat less than the shop
      // waits, as two timers of the same length may end in either order.
      for (const region of document.querySelectorAll(live)) {
        if (!known.has(region)) window.setTimeout(() => known.add(region), 80);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

const lateMs = 1500;

/** From now on no script comes sooner than 1.5 s after its page was asked for. */
export async function holdScripts(page: Page): Promise<void> {
  let askedAt = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) askedAt = Date.now();
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await setTimeout(Math.max(0, askedAt + lateMs - Date.now()));
    await route.fallback().catch(() => {});
  });
}

/** With all that comes behind a page in its place too: a slow machine is quiet before that. */
export async function comeToRest(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
  await page.waitForLoadState('networkidle');
}

/** What was spoken since this was last asked. */
export const takeSpoken = (page: Page) =>
  page.evaluate(() => window.spoken.splice(0, window.spoken.length));

/** What is spoken next contains this, once. */
export async function expectSpoken(page: Page, text: string | RegExp): Promise<void> {
  const isIt = (said: string) => (typeof text === 'string' ? said.includes(text) : text.test(said));
  const heard = async () => (await page.evaluate(() => window.spoken)).filter(isIt).length;
  await expect.poll(heard, { message: `spoken: ${text}` }).toBeGreaterThan(0);
  // What comes twice comes soon.
  await page.waitForTimeout(300);
  const all = await takeSpoken(page);
  expect(all.filter(isIt), `spoken in all: ${JSON.stringify(all)}`).toHaveLength(1);
}
