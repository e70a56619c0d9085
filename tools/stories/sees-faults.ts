import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { checkColours } from './axe.ts';
import { pictureBrowser } from './browser.ts';
import { differenceBetween } from './compare.ts';
import { approvedFolder } from './pictures.ts';
import { takePicture } from './still.ts';
import { openStorybook, setTheme } from './visit.ts';

const story = 'actions-button--primary';
const file = 'button/primary-1280.png';
const heading = 'text-heading--default';

/** From the brand's teal to the green of success: a change that a tired eye might miss. */
const anotherColour =
  ':root { --pa-color-accent-solid: var(--pa-color-success-solid) !important; }';

/** Dark letters on the dark theme's page; in light they are as ever. */
const faintInDark = '[data-theme="dark"] :is(h1, h2, h3) { color: #123 !important; }';

async function inStorybook<Result>(
  url: string,
  id: string,
  look: (page: Page) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch(await pictureBrowser());
  try {
    const page = await browser.newPage();
    await openStorybook(page, url, id);
    return await look(page);
  } finally {
    await browser.close();
  }
}

/**
 * Tests the comparison itself on the built Storybook: the primary button is as approved, and no
 * longer so once its colour is another.
 */
export async function seesAnotherColour(url: string): Promise<boolean> {
  const path = join(approvedFolder, file);
  if (!existsSync(path)) return false;
  const approved = readFileSync(path);
  return inStorybook(url, story, async (page) => {
    await page.getByRole('button').waitFor();
    const before = await differenceBetween(approved, await takePicture(page));
    await page.addStyleTag({ content: anotherColour });
    const after = await differenceBetween(approved, await takePicture(page));
    return !before && after !== undefined;
  });
}

/** Tests the second run of axe: a heading that is too faint in dark alone is found there. */
export async function seesFaintTextInDark(url: string): Promise<boolean> {
  return inStorybook(url, heading, async (page) => {
    await page.getByRole('heading').waitFor();
    await setTheme(page, 'dark');
    const before = await checkColours(page, heading);
    await page.addStyleTag({ content: faintInDark });
    const after = await checkColours(page, heading);
    return before.length === 0 && after.length > 0;
  });
}
