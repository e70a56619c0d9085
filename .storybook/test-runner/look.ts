import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { looksAlike, showDifference } from './alike.ts';
import { approvedFolder, differenceFolder, newFolder, tallestOf } from './pictures.ts';
import { pictures } from './still.ts';

/** Nothing when a picture of the page is as approved; keeps none that is not. */
export async function differenceFrom(page: Page, file: string): Promise<string | undefined> {
  const approved = join(approvedFolder, file);
  if (!existsSync(approved)) return `${file}: no approved picture yet`;
  for await (const picture of pictures(page, tallestOf(file))) {
    if (await looksAlike(picture, approved)) return undefined;
  }
  return `${file}: not as approved`;
}

/** Returns the problem with the last picture of the page and keeps that picture, or nothing. */
export async function problemWith(page: Page, file: string): Promise<string | undefined> {
  const approved = join(approvedFolder, file);
  const isApproved = existsSync(approved);
  let last: Buffer | undefined;
  for await (const picture of pictures(page, tallestOf(file))) {
    if (isApproved && (await looksAlike(picture, approved))) return undefined;
    last = picture;
  }
  if (!last) return `${file}: no picture taken`;
  const path = keep(join(newFolder, file), last);
  if (!isApproved) {
    return `${file}: no approved picture yet, see ${path}. Run \`pnpm approve-pictures\` to approve it.`;
  }
  const difference = await showDifference(approved, last);
  return `${file}: differs from the approved picture, see ${keep(join(differenceFolder, file), difference)}`;
}

function keep(path: string, picture: Buffer): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, picture);
  return path;
}
