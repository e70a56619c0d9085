import { violationsOf } from '@parinda/testing/accessible';
import type { Browser, Page } from '@playwright/test';
import type { IndexEntry, StoryIndex } from '../modes.ts';
import { colourRules } from './axe.ts';

interface DocsEntry extends IndexEntry {
  /** Source file of the page. */
  importPath: string;
}

/** Viewport widths of a desktop and a phone, in pixels. */
const widths = [1280, 360];
const height = 800;

/** Number of parallel tabs. */
const tabs = 5;

/** Runs in the browser. Shows a page without reloading Storybook. */
const show = (id: string) =>
  new Promise<void>((resolve) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    // The previous page emits the event too: it renders again after a change of the theme.
    const finish = (rendered: unknown) => {
      if (rendered !== id) return;
      channel.off('docsRendered', finish);
      resolve();
    };
    channel.on('docsRendered', finish);
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'docs' });
  });

/** Runs in the browser. Waits until the page has the width, is complete and its height is stable. */
async function waitUntilStable([width, isComponent]: [number, boolean]): Promise<void> {
  /** Long enough for a change that a frame has caused, such as by Storybook's ResizeObserver. */
  const pause = () =>
    new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
  const isComplete = () =>
    // A busy browser changes it some frames later.
    window.innerWidth === width &&
    // The last part of a component's page.
    document.querySelector(isComponent ? '.changes' : '.sbdocs-content :is(h1, h2)') !== null &&
    [...document.querySelectorAll('[id^="story--"]:not(iframe)')].every(
      (story) => story.childElementCount > 0,
    );
  const start = performance.now();
  let before = -1;
  while (performance.now() - start < 120_000) {
    const { scrollHeight } = document.documentElement;
    if (isComplete() && scrollHeight === before) return;
    before = scrollHeight;
    await pause();
  }
  throw new Error(isComplete() ? 'its height is not stable' : 'incomplete after two minutes');
}

/** Runs in the browser. Returns elements that overflow the column, and React's internal fields. */
function problemsOfPage(): string[] {
  const column = document.querySelector('.sbdocs-content');
  if (!(column instanceof HTMLElement)) return ['has no content column'];
  const inside = column.getBoundingClientRect().right + 1;
  const isCut = (element: Element | null): boolean =>
    element !== null &&
    element !== column &&
    (getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement));
  const outside = [...column.querySelectorAll('*')].filter(
    (element) =>
      element.getBoundingClientRect().right > inside &&
      getComputedStyle(element).position !== 'fixed' &&
      !isCut(element.parentElement),
  );
  const lines = outside.slice(0, 3).map((element) => {
    const { right } = element.getBoundingClientRect();
    const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
    return `${name.slice(0, 60)} overflows the column by ${Math.round(right - inside)} px`;
  });
  if (document.documentElement.scrollWidth > window.innerWidth) lines.push('scrolls horizontally');
  if (column.textContent.includes('$$typeof')) lines.push('shows $$typeof');
  return lines;
}

/** Runs in the browser. Changes the theme without rendering the stories again. */
async function setTheme(theme: string): Promise<void> {
  window.__STORYBOOK_ADDONS_CHANNEL__.emit('globalsUpdated', { globals: { theme } });
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  while (document.documentElement.dataset.theme !== theme) await frame();
  await frame();
}

/** Excludes stories, because axe checks them separately. */
const withoutStories: Parameters<typeof violationsOf>[1] = (axe) =>
  axe
    .include('.sbdocs-content')
    .exclude('[id^="story--"]')
    // Storybook's controls have violations.
    .exclude('.docblock-argstable td:last-child');

async function visit(page: Page, { id, importPath }: DocsEntry): Promise<string[]> {
  const isComponent = importPath.includes('/packages/ui/src/');
  await page.evaluate(show, id);
  const problems: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    await page.evaluate(waitUntilStable, [width, isComponent] as [number, boolean]);
    const found = await page.evaluate(problemsOfPage);
    problems.push(...found.map((problem) => `at ${width} px: ${problem}`));
  }
  // At phone width, because more elements scroll.
  const violations = await violationsOf(page, withoutStories);
  await page.evaluate(setTheme, 'dark');
  const inDark = await violationsOf(page, (axe) => withoutStories(axe).withRules(colourRules));
  await page.evaluate(setTheme, 'light');
  problems.push(...violations.map((violation) => `axe: ${violation}`));
  problems.push(...inDark.map((violation) => `axe, in dark: ${violation}`));
  return problems;
}

/**
 * Checks every documentation page of a built Storybook.
 *
 * @param pattern part of a page's id, such as `actions-button`
 * @returns problems by title
 */
export async function docsProblems(
  browser: Browser,
  url: string,
  { entries }: StoryIndex,
  pattern: string,
): Promise<Map<string, string[]>> {
  const queue = (Object.values(entries) as DocsEntry[]).filter(
    ({ id, type }) => type === 'docs' && id.includes(pattern),
  );
  const problems = new Map<string, string[]>();
  const open = async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    // Stories in frames would each load Storybook.
    await page.route(/viewMode=story/, (route) => route.abort());
    await page.goto(new URL('iframe.html', url).toString());
    return page;
  };
  const work = async () => {
    let page = await open();
    for (let entry = queue.shift(); entry; entry = queue.shift()) {
      let found = await visit(page, entry).catch(() => undefined);
      if (!found) {
        // Repeats in a new page, because an earlier page may have affected this one.
        await page.context().close();
        page = await open();
        found = await visit(page, entry).catch((error: Error) => [error.message]);
      }
      problems.set(entry.title, found);
    }
    await page.context().close();
  };
  await Promise.all(Array.from({ length: tabs }, work));
  return problems;
}
