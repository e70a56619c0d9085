import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import imageSnapshot, { type MatchImageSnapshotOptions } from 'jest-image-snapshot';
import { fewPixels, looksAlike, seen } from './alike.ts';
import { approvedFolder, newFolder, resultsFolder, tallestOf } from './pictures.ts';
import { pictures } from './still.ts';

/** Before the first story: teaches Jest to compare pictures. */
export function extendExpect(): void {
  const toMatchImageSnapshot = imageSnapshot.configureToMatchImageSnapshot({
    customDiffConfig: seen,
    failureThreshold: fewPixels,
    customSnapshotsDir: approvedFolder,
    customDiffDir: `${resultsFolder}/difference`,
    customReceivedDir: newFolder,
    customReceivedPostfix: '',
    storeReceivedOnFailure: true,
    runInProcess: true,
  });
  expect.extend({ toMatchImageSnapshot });
  // A picture that is taken too early is compared as well; Jest would count it as a failed run.
  Object.assign(globalThis, { UNSTABLE_SKIP_REPORTING: true });
}

/** Nothing when a picture of the page is as approved; keeps none that is not. */
export async function differenceFrom(page: Page, file: string): Promise<string | undefined> {
  const approved = join(approvedFolder, file);
  if (!existsSync(approved)) return `${file}: no approved picture yet`;
  for await (const picture of pictures(page, tallestOf(file))) {
    if (await looksAlike(picture, approved)) return undefined;
  }
  return `${file}: not as approved`;
}

/** Nothing when a picture of the page is as approved, else what is wrong with the last one. */
export async function problemWith(
  page: Page,
  file: string,
  options: MatchImageSnapshotOptions = {},
): Promise<string | undefined> {
  const isApproved = existsSync(join(approvedFolder, file));
  let problem = '';
  for await (const picture of pictures(page, tallestOf(file))) {
    try {
      if (!isApproved) throw new Error(keepNew(file, picture));
      if (await looksAlike(picture, join(approvedFolder, file))) return undefined;
      const customSnapshotIdentifier = file.replace('.png', '');
      expect(picture).toMatchImageSnapshot({ customSnapshotIdentifier, ...options });
      return undefined;
    } catch (error) {
      problem = `${file}: ${(error as Error).message}`;
    }
  }
  return problem;
}

function keepNew(file: string, picture: Buffer): string {
  const path = join(newFolder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, picture);
  return `no approved picture yet, see ${path}; \`pnpm snapshots:approve\` takes it over`;
}
