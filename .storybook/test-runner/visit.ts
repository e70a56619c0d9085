import type { Page } from '@playwright/test';
import { foundByOthers } from '../../e2e/other-engines.ts';
import { type IndexEntry, type Look, looksOf, modes, type StoryIndex } from '../modes.ts';
import { colourProblems, keepReport, logFound, readReport, unexplainedRules } from './axe.ts';
import { faults } from './faults.ts';
import { differenceFrom, problemWith } from './look.ts';
import { pictureFile } from './pictures.ts';
import { watchFiles } from './still.ts';
import { targetProblems } from './targets.ts';

/** The browser's window in which stories are played, and that of a phone. */
const desktop = { width: modes['1280'].viewport, height: 720 };
const phone = { width: modes['360'].viewport, height: 740 };

let index: Promise<StoryIndex> | undefined;
const readIndex = () => {
  // Not by the name of the runner, which gets another one (tools/run/steps/stories.ts).
  index ??= fetch(new URL('index.json', process.env.TARGET_URL), {
    headers: { 'user-agent': 'visit' },
  }).then((response) => response.json() as Promise<StoryIndex>);
  return index;
};

/** Opens a Storybook without a story, in a page where neither clock nor motion runs. */
export async function openStorybook(page: Page): Promise<void> {
  watchFiles(page);
  await page.setViewportSize(desktop);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.setFixedTime(new Date('2026-01-15T10:00:00+05:30'));
  await page.goto(new URL('iframe.html', process.env.TARGET_URL).toString());
}

/** A story with this tag is played in a phone's window, whose width its page asks CSS for. */
const onPhone = 'phone';

export async function beforeStory(page: Page, id: string): Promise<void> {
  const { entries } = await readIndex();
  await page.setViewportSize(entries[id]?.tags.includes(onPhone) ? phone : desktop);
  await keepReport(page);
}

/** A story that did not get to its end may have failed by axe, which counts as well. */
export async function afterFailure(page: Page): Promise<void> {
  const found = await readReport(page).catch(() => undefined);
  if (found) logFound(found);
}

/** Another theme without showing the story anew. */
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

/** Chromatic reads a parameter, which is set to what is seen here (modes.ts). */
async function otherInChromatic(page: Page, looks: Look[]): Promise<string | undefined> {
  const taken = await page.evaluate(
    () => window.__STORYBOOK_PREVIEW__?.currentRender?.story.parameters.chromatic?.modes ?? {},
  );
  const names = Object.keys(taken);
  const isSame = names.length === looks.length && looks.every((look) => names.includes(look));
  return isSame ? undefined : `Chromatic would take ${names.join(', ') || 'no picture'}`;
}

/** Whether the fault that this story is shown with, if any, stays unseen. */
async function unseenFault(page: Page, entry: IndexEntry): Promise<string[]> {
  const fault = faults[entry.id];
  if (!fault) return [];
  await page.addStyleTag({ content: fault.css });
  const isSeenBy = {
    picture: async () => (await differenceFrom(page, pictureFile(entry, '360'))) !== undefined,
    'axe in dark': () =>
      inDark(page, async () => (await colourProblems(page, entry.id)).length > 0),
    finger: async () => (await targetProblems(page, entry.id)).length > 0,
  };
  const isSeen = await isSeenBy[fault.seenBy]();
  return isSeen ? [] : [`nothing sees ${fault.what}`];
}

/** Set by `pnpm test pictures` (tools/run/steps/stories.ts). */
export const withPictures = process.env.STORY_PICTURES !== '0';

/**
 * Axe in light; with pictures also its rules on colour in dark, the other engines, targets under a
 * finger, and a picture of every look.
 *
 * @param isTried nothing is written down of what is wrong
 * @returns a line for each thing that is wrong
 */
export async function afterStory(page: Page, id: string, isTried: boolean): Promise<string[]> {
  const stories = await readIndex();
  const entry = stories.entries[id];
  if (!entry) throw new Error(`${id} is missing in index.json`);
  const looks = withPictures ? looksOf(id, stories) : [];
  const problemIn = isTried ? differenceFrom : problemWith;
  const look = async (name: Look) =>
    looks.includes(name) ? await problemIn(page, pictureFile(entry, name)) : undefined;

  const light = await readReport(page);
  const first = await look('1280');
  if (isTried && first) return [first];
  const problems = [first];

  // A page as it is in one state; parts of pages they take for pages without a title or landmarks.
  const ofPage = withPictures && entry.title.startsWith('Pages/') ? await foundByOthers(page) : [];

  const dark = withPictures
    ? await inDark(page, async () => {
        const found = await colourProblems(page, id);
        problems.push(await look('dark'));
        return found;
      })
    : [];

  if (looks.includes('forced')) {
    await page.emulateMedia({ forcedColors: 'active' });
    problems.push(await look('forced'));
    await page.emulateMedia({ forcedColors: null });
  }

  if (looks.includes('360')) {
    await page.setViewportSize(phone);
    problems.push(await look('360'));
    problems.push(...(await targetProblems(page, id)));
  }

  if (light.violations) problems.push(`axe: ${light.violations} violations, see above`);
  problems.push(
    ...dark,
    ...ofPage,
    ...unexplainedRules(id, light.disabled),
    await otherInChromatic(page, looksOf(id, stories)),
    ...(withPictures ? await unseenFault(page, entry) : []),
  );
  const lines = problems.filter((problem) => problem !== undefined);
  if (!isTried || lines.length === 0)
    logFound({ ...light, violations: light.violations + dark.length });
  return lines;
}
