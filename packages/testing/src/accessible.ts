import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { checkWithOtherEngines } from './other-engines.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Waits for finite animations, because colours differ during a fade. */
async function waitForAnimations(): Promise<void> {
  const running = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(running.map(({ finished }) => finished));
}

/** Returns a line for each violation of WCAG 2.2 AA that axe finds in a part of the page. */
export async function violationsOf(
  page: Page,
  narrow: (axe: AxeBuilder) => AxeBuilder,
): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({
    runOnly: { type: 'tag', values: standards },
    rules: { 'target-size': { enabled: true } },
  });
  const { violations } = await narrow(axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

/**
 * Expects no violation of WCAG 2.2 AA on the page.
 *
 * @param engines `all` also runs other-engines.ts, which takes several times as long as axe
 */
export async function expectAccessible(page: Page, engines: 'axe' | 'all' = 'axe'): Promise<void> {
  // With reduced motion the headline does not start to fade during the check.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(waitForAnimations);
  const lines = await violationsOf(page, (axe) =>
    // The announcement of a pending button refers to it for up to 7 s after its removal.
    axe.exclude('[data-live-announcer] [role=img]'),
  );
  if (engines === 'all') lines.push(...(await checkWithOtherEngines(page)));
  await page.emulateMedia({ reducedMotion: null });
  expect(lines, `violations on ${page.url()}`).toEqual([]);
}
