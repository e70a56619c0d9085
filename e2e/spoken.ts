import { setTimeout } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    spoken: string[];
  }
}

/**
 * Records what a screen reader would announce: text added to an existing live region, and whole
 * alerts. Text that arrives together with its region is not announced.
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
      // Announces simultaneous changes once.
      const already = new Set<Node>();
      for (const { type, target, addedNodes } of records) {
        const region = elementOf(target)?.closest(live);
        for (const node of type === 'characterData' ? [target] : addedNodes) {
          const alert = node instanceof Element && node.matches('[role=alert]') ? node : undefined;
          if (region && known.has(region)) say(region, node, already);
          else if (alert) say(alert, alert, already);
        }
      }
      // Screen readers know a region only after a moment. This delay is shorter than the shop's,
      // because two equal timers may fire in either order.
      for (const region of document.querySelectorAll(live)) {
        if (!known.has(region)) window.setTimeout(() => known.add(region), 80);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

const lateMs = 1500;

/** Delays all scripts until 1.5 s after the page was requested. */
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

/** Also waits for deferred features, because a slow machine is idle before they load. */
export async function comeToRest(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
  await page.waitForLoadState('networkidle');
}

/** Returns the announcements since the last call. */
export const takeSpoken = (page: Page) =>
  page.evaluate(() => window.spoken.splice(0, window.spoken.length));

/** Expects exactly one announcement with this text. */
export async function expectSpoken(page: Page, text: string | RegExp): Promise<void> {
  const isIt = (said: string) => (typeof text === 'string' ? said.includes(text) : text.test(said));
  const heard = async () => (await page.evaluate(() => window.spoken)).filter(isIt).length;
  await expect.poll(heard, { message: `spoken: ${text}` }).toBeGreaterThan(0);
  // A duplicate would follow soon.
  await page.waitForTimeout(300);
  const all = await takeSpoken(page);
  expect(all.filter(isIt), `spoken in all: ${JSON.stringify(all)}`).toHaveLength(1);
}
