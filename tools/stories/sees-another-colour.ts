import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { pictureBrowser } from './browser.ts';
import { differenceBetween } from './compare.ts';
import { approvedFolder } from './pictures.ts';
import { takePicture } from './still.ts';
import { openStorybook } from './visit.ts';

const story = 'controls-button--primary';
const file = 'button/primary-1280.png';

/** From the brand's teal to the green of success: a change that a tired eye might miss. */
const anotherColour =
  ':root { --pa-color-accent-solid: var(--pa-color-success-solid) !important; }';

/**
 * Tests the comparison itself on the built Storybook: the primary button is as approved, and no
 * longer so once its colour is another.
 */
export async function seesAnotherColour(url: string): Promise<boolean> {
  const path = join(approvedFolder, file);
  if (!existsSync(path)) return false;
  const approved = readFileSync(path);
  const browser = await chromium.launch(await pictureBrowser());
  try {
    const page = await browser.newPage();
    await openStorybook(page, url, story);
    await page.getByRole('button').waitFor();
    const before = await differenceBetween(approved, await takePicture(page));
    await page.addStyleTag({ content: anotherColour });
    const after = await differenceBetween(approved, await takePicture(page));
    return !before && after !== undefined;
  } finally {
    await browser.close();
  }
}
