import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { foundByOthers } from './other-engines.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Half-way through a fade no colour is the one that was chosen; spinners turn for ever. */
async function animationsOver(): Promise<void> {
  const running = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(running.map(({ finished }) => finished));
}

/** What axe finds against WCAG 2.2 AA in a part of the page: a line for each violation. */
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
 * No violation of WCAG 2.2 AA on the page as it is now; one line for each that there is.
 *
 * @param engines `all` also asks those of other-engines.ts, which take several times as long as axe
 */
export async function expectAccessible(page: Page, engines: 'axe' | 'all' = 'axe'): Promise<void> {
  // The headline fades every few seconds: without motion nothing begins while an engine looks.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(animationsOver);
  const lines = await violationsOf(page, (axe) =>
    // A pending button is announced by an image that points to it and outlives it by up to 7 s.
    axe.exclude('[data-live-announcer] [role=img]'),
  );
  if (engines === 'all') lines.push(...(await foundByOthers(page)));
  await page.emulateMedia({ reducedMotion: null });
  expect(lines, `violations on ${page.url()}`).toEqual([]);
}
