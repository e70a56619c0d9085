import { checkWithOtherEngines } from '@parinda/testing/other-engines';
import type { Page } from '@playwright/test';
import { type IndexEntry, type Mode, modes, modesOf, type StoryIndex } from '../modes.ts';
import { colourProblems, logResult, readReport, storeReport, unexplainedRules } from './axe.ts';
import { checkPicture, comparePicture } from './checkPicture.ts';
import { faults } from './faults.ts';
import { logContracts, readCalls } from './lens.ts';
import { pictureFile } from './pictures.ts';
import { trackFiles } from './takePictures.ts';
import { targetProblems } from './targets.ts';

/** Viewports of stories. */
const desktop = { width: modes['1280'].viewport, height: 720 };
const phone = { width: modes['360'].viewport, height: 740 };

let index: Promise<StoryIndex> | undefined;
const readIndex = () => {
  // The runner's user agent would get another index (tools/run/steps/stories.ts).
  index ??= fetch(new URL('index.json', process.env.TARGET_URL), {
    headers: { 'user-agent': 'visit' },
  }).then((response) => response.json() as Promise<StoryIndex>);
  return index;
};

/** Opens Storybook without a story, with a fixed clock and reduced motion. */
export async function openStorybook(page: Page): Promise<void> {
  trackFiles(page);
  await page.setViewportSize(desktop);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.setFixedTime(new Date('2026-01-15T10:00:00+05:30'));
  await page.goto(new URL('iframe.html', process.env.TARGET_URL).toString());
  // All stories use this document, so either explains a story that fails without a message.
  page.on('crash', () => console.log('The page has crashed.'));
  page.on('domcontentloaded', () => console.log(`The page has loaded ${page.url()} again.`));
}

/** Tag of stories that run in the viewport of a phone. */
const phoneTag = 'phone';

const viewportOf = (entry?: IndexEntry) => (entry?.tags.includes(phoneTag) ? phone : desktop);

export async function beforeStory(page: Page, id: string): Promise<void> {
  const { entries } = await readIndex();
  await page.setViewportSize(viewportOf(entries[id]));
  await storeReport(page);
}

/** Logs the calls of the story and the result of axe, which may be the reason of the failure. */
export async function afterFailure(page: Page): Promise<void> {
  for (const { method, url, status, ms } of (await readCalls(page).catch(() => undefined)) ?? [])
    console.log(`${method} ${url}: ${ms === undefined ? 'pending' : (status ?? 'no response')}`);
  const found = await readReport(page).catch(() => undefined);
  if (found) logResult(found);
}

/** Calls back in the dark theme without rendering the story again. */
async function inDark<Result>(page: Page, act: () => Promise<Result>): Promise<Result> {
  const setTheme = (name: string | undefined) =>
    page.evaluate((theme) => {
      document.documentElement.dataset.theme = theme;
    }, name);
  const before = await page.evaluate(() => document.documentElement.dataset.theme);
  await setTheme('dark');
  const result = await act();
  await setTheme(before);
  return result;
}

/** Returns a problem if Chromatic would use other modes (modes.ts). */
async function chromaticProblem(page: Page, modeNames: Mode[]): Promise<string | undefined> {
  const chromaticModes = await page.evaluate(
    () => window.__STORYBOOK_PREVIEW__?.currentRender?.story.parameters.chromatic?.modes ?? {},
  );
  const names = Object.keys(chromaticModes);
  const isSame =
    names.length === modeNames.length && modeNames.every((mode) => names.includes(mode));
  return isSame ? undefined : `Chromatic would take ${names.join(', ') || 'no picture'}`;
}

/** Injects the fault of a story, if it has one. Returns a problem if no check detects it. */
async function undetectedFault(page: Page, entry: IndexEntry): Promise<string[]> {
  const fault = faults[entry.id];
  if (!fault) return [];
  await page.addStyleTag({ content: fault.css });
  const detectors = {
    picture: async () => (await comparePicture(page, pictureFile(entry, '360'))) !== undefined,
    'axe in dark': () =>
      inDark(page, async () => (await colourProblems(page, entry.id)).length > 0),
    'target size': async () => (await targetProblems(page, entry.id)).length > 0,
  };
  const isDetected = await detectors[fault.detectedBy]();
  return isDetected ? [] : [`undetected fault: ${fault.description}`];
}

/** tools/run/steps/stories.ts sets this. */
export const withPictures = process.env.STORY_PICTURES !== '0';

/**
 * Checks a story: axe in the light theme, and with pictures also colours and the other accessibility
 * engines in the dark theme, target sizes, and a picture in each mode.
 *
 * @param canRepeat the story will repeat after a problem, so no files are written
 * @returns a line for each problem
 */
export async function afterStory(page: Page, id: string, canRepeat: boolean): Promise<string[]> {
  const stories = await readIndex();
  const entry = stories.entries[id];
  if (!entry) throw new Error(`${id} is missing in index.json`);
  const modeNames = withPictures ? modesOf(id, stories) : [];
  const check = canRepeat ? comparePicture : checkPicture;
  const checkMode = async (name: Mode) =>
    modeNames.includes(name) ? await check(page, pictureFile(entry, name)) : undefined;

  const light = await readReport(page);
  const first = await checkMode('1280');
  if (canRepeat && first) return [first];
  const problems = [first];

  // The other engines require a title and landmarks, so they check only pages. e2e/pages.spec.ts runs
  // them in the light theme.
  let ofPage: string[] = [];
  const dark = withPictures
    ? await inDark(page, async () => {
        const found = await colourProblems(page, id);
        problems.push(await checkMode('dark'));
        if (entry.title.startsWith('Pages/')) ofPage = await checkWithOtherEngines(page);
        return found;
      })
    : [];

  if (modeNames.includes('forced')) {
    await page.emulateMedia({ forcedColors: 'active' });
    problems.push(await checkMode('forced'));
    await page.emulateMedia({ forcedColors: null });
  }

  if (modeNames.includes('360')) {
    await page.setViewportSize(phone);
    problems.push(await checkMode('360'));
    problems.push(...(await targetProblems(page, id)));
  }

  if (light.violations) problems.push(`axe: ${light.violations} violations, see above`);
  problems.push(
    ...dark,
    ...ofPage,
    ...unexplainedRules(id, light.disabled),
    await chromaticProblem(page, modesOf(id, stories)),
    ...(withPictures ? await undetectedFault(page, entry) : []),
  );
  // Last, because it changes the page.
  if (withPictures) await page.setViewportSize(viewportOf(entry));
  await logContracts(page, entry, stories, withPictures);

  const lines = problems.filter((problem) => problem !== undefined);
  if (!canRepeat || lines.length === 0)
    logResult({ ...light, violations: light.violations + dark.length });
  return lines;
}
