import type { Browser, Page } from '@playwright/test';
import { violationsOf } from '../../e2e/accessible.ts';
import type { IndexEntry, StoryIndex } from '../modes.ts';
import { colourRules } from './axe.ts';

interface DocsEntry extends IndexEntry {
  /** The file that the page is made of. */
  importPath: string;
}

/** As wide as a desktop's and a phone's window, in pixels. */
const widths = [1280, 360];
const height = 800;

/** Tabs that visit pages at the same time. */
const tabs = 3;

/** In the browser: shows a page without loading Storybook anew. */
const show = (id: string) =>
  new Promise<void>((resolve) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    channel.once('docsRendered', resolve);
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'docs' });
  });

/** In the browser: until all that the page shows is there, and no longer moves. */
async function drawn(isComponent: boolean): Promise<void> {
  const later = () => new Promise((resolve) => setTimeout(resolve, 100));
  const isThere = () =>
    // The last part of a component's page, which waits for its guide.
    document.querySelector(isComponent ? '.changes' : '.sbdocs-content :is(h1, h2)') !== null &&
    [...document.querySelectorAll('[id^="story--"]:not(iframe)')].every(
      (story) => story.childElementCount > 0,
    );
  const start = performance.now();
  let before = -1;
  while (performance.now() - start < 120_000) {
    const { scrollHeight } = document.documentElement;
    if (isThere() && scrollHeight === before) return;
    before = scrollHeight;
    await later();
  }
  throw new Error(isThere() ? 'never comes to rest' : 'lacks a part or a story after two minutes');
}

/** In the browser: what stands out of the column of text, or shows how React keeps an element. */
function problemsOfPage(): string[] {
  const column = document.querySelector('.sbdocs-content');
  if (!(column instanceof HTMLElement)) return ['has no column of text'];
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
    return `${name.slice(0, 60)} ends ${Math.round(right - inside)} px beside the column`;
  });
  if (document.documentElement.scrollWidth > window.innerWidth) lines.push('scrolls sideways');
  if (column.textContent.includes('$$typeof')) lines.push('shows $$typeof');
  return lines;
}

/** In the browser: shows the page in a theme, without rendering its stories anew. */
async function toTheme(theme: string): Promise<void> {
  window.__STORYBOOK_ADDONS_CHANNEL__.emit('globalsUpdated', { globals: { theme } });
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  while (document.documentElement.dataset.theme !== theme) await frame();
  await frame();
}

/** The text around the stories: each of those is held to more on its own. */
const textAlone: Parameters<typeof violationsOf>[1] = (axe) =>
  axe
    .include('.sbdocs-content')
    .exclude('[id^="story--"]')
    // What stories are played with is Storybook's own, grey words and items without a list among it.
    .exclude('.docblock-argstable td:last-child');

async function visit(page: Page, { id, importPath }: DocsEntry): Promise<string[]> {
  const isComponent = importPath.includes('/packages/ui/src/');
  await page.evaluate(show, id);
  const problems: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    // Storybook sets the height of a story's frame once it has measured it: until then the frame scrolls.
    await page.evaluate(drawn, isComponent);
    const found = await page.evaluate(problemsOfPage);
    problems.push(...found.map((problem) => `at ${width} px: ${problem}`));
  }
  // On a phone, where more has to scroll.
  const violations = await violationsOf(page, textAlone);
  await page.evaluate(toTheme, 'dark');
  const inDark = await violationsOf(page, (axe) => textAlone(axe).withRules(colourRules));
  await page.evaluate(toTheme, 'light');
  problems.push(...violations.map((violation) => `axe: ${violation}`));
  problems.push(...inDark.map((violation) => `axe, in dark: ${violation}`));
  return problems;
}

/**
 * Visits every page of text of a built Storybook.
 *
 * @param pattern a part of the pages' ids, `actions-button`
 * @returns what is wrong with each, by its title; nothing for most
 */
export async function docsProblems(
  browser: Browser,
  url: string,
  { entries }: StoryIndex,
  pattern: string,
): Promise<Map<string, string[]>> {
  const waiting = (Object.values(entries) as DocsEntry[]).filter(
    ({ id, type }) => type === 'docs' && id.includes(pattern),
  );
  const problems = new Map<string, string[]>();
  const open = async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    // Stories in frames of their own are as wide as their frames, and each loads a Storybook.
    await page.route(/viewMode=story/, (route) => route.abort());
    await page.goto(new URL('iframe.html', url).toString());
    return page;
  };
  const work = async () => {
    let page = await open();
    for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
      let found = await visit(page, entry).catch(() => undefined);
      if (!found) {
        // What the pages before have left behind, a navigation under way among it, does not count.
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
