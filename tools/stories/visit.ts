import { appendFileSync, mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  type AxeResult,
  checkColours,
  keepReport,
  linesOf,
  readReport,
  skippedRules,
} from './axe.ts';
import { keepAside, type Problem, problemWith } from './compare.ts';
import {
  approvedFolder,
  differenceFolder,
  type Look,
  looksOf,
  newFolder,
  pictureFile,
  resultsFolder,
  type StoryIndex,
} from './pictures.ts';
import { pictures, watchFiles } from './still.ts';

/** The browser's window in which stories are played, and that of a phone. */
const desktop = { width: 1280, height: 720 };
const phone = { width: 360, height: 740 };

const folders = { new: newFolder, difference: differenceFolder };

/** What the report at the end is made of: a line of JSON for each story. */
export const axeLines = `${resultsFolder}/axe.jsonl`;
export interface AxeLine extends Pick<AxeResult, 'ran' | 'disabled'> {
  violations: number;
}

function writeLine({ ran, disabled }: AxeResult, violations: number): void {
  mkdirSync(resultsFolder, { recursive: true });
  appendFileSync(axeLines, `${JSON.stringify({ ran, disabled, violations } satisfies AxeLine)}\n`);
}

let index: Promise<StoryIndex> | undefined;
const readIndex = () => {
  index ??= fetch(new URL('index.json', process.env.TARGET_URL)).then(
    (response) => response.json() as Promise<StoryIndex>,
  );
  return index;
};

/** Another theme without showing the story anew. */
export const setTheme = (page: Page, theme: string | undefined): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);

/** Opens a Storybook, with a story or without one, in a page where neither clock nor motion runs. */
export async function openStorybook(page: Page, url: string, story = ''): Promise<void> {
  watchFiles(page);
  await page.setViewportSize(desktop);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.setFixedTime(new Date('2026-01-15T10:00:00+05:30'));
  await page.goto(new URL(`iframe.html${story && `?id=${story}`}`, url).toString());
}

export const beforeStory = keepReport;

/** A story that did not get to its end may have failed by axe, which counts as well. */
export async function afterFailure(page: Page): Promise<void> {
  const report = await readReport(page).catch(() => undefined);
  if (report) writeLine(report, report.violations.length);
}

/** Axe in light, its rules on colour in dark, and a picture of every look. Throws one error with all that is wrong. */
export async function afterStory(page: Page, id: string): Promise<void> {
  const problems: string[] = [];
  const stories = await readIndex();
  const entry = stories.entries[id];
  if (!entry) throw new Error(`${id} is missing in index.json`);
  const looks = looksOf(id, stories);

  const look = async (name: Look) => {
    if (!looks.includes(name)) return;
    const file = pictureFile(entry, name);
    let problem: Problem | undefined;
    for await (const picture of pictures(page)) {
      problem = await problemWith(picture, file, approvedFolder);
      if (!problem) return;
    }
    if (problem) problems.push(`${file.replace('.png', '')}: ${keepAside(problem, file, folders)}`);
  };

  const light = await readReport(page);
  await look('1280');

  const theme = await page.evaluate(() => document.documentElement.dataset.theme);
  await setTheme(page, 'dark');
  const dark = await checkColours(page, id);
  await look('dark');
  await setTheme(page, theme);

  if (looks.includes('forced')) {
    await page.emulateMedia({ forcedColors: 'active' });
    await look('forced');
    await page.emulateMedia({ forcedColors: null });
  }

  if (looks.includes('360')) {
    await page.setViewportSize(phone);
    await look('360');
  }

  writeLine(light, light.violations.length + dark.length);
  problems.push(
    ...linesOf(light.violations, theme ?? 'light'),
    ...linesOf(dark, 'dark'),
    ...skippedRules(light.disabled),
  );
  if (problems.length) throw new Error(problems.join('\n'));
}
