import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { looksEqual, showDifference } from './compare.ts';
import { approvedFolder, differenceFolder, maxHeightOf, newFolder } from './pictures.ts';
import { takePictures } from './takePictures.ts';

/** Returns a problem if no picture of the page equals the approved one. */
export async function comparePicture(page: Page, file: string): Promise<string | undefined> {
  const approved = join(approvedFolder, file);
  if (!existsSync(approved)) return `${file}: no approved picture yet`;
  for await (const picture of takePictures(page, maxHeightOf(file))) {
    if (await looksEqual(picture, approved)) return undefined;
  }
  return `${file}: differs from the approved picture`;
}

/** Like `comparePicture`, but also writes the new picture and the difference. */
export async function checkPicture(page: Page, file: string): Promise<string | undefined> {
  const approved = join(approvedFolder, file);
  const isApproved = existsSync(approved);
  let last: Buffer | undefined;
  for await (const picture of takePictures(page, maxHeightOf(file))) {
    if (isApproved && (await looksEqual(picture, approved))) return undefined;
    last = picture;
  }
  if (!last) return `${file}: no picture taken`;
  const path = save(join(newFolder, file), last);
  if (!isApproved) {
    return `${file}: no approved picture yet, see ${path}. Run \`pnpm approve-pictures\` to approve it.`;
  }
  const difference = await showDifference(approved, last);
  return `${file}: differs from the approved picture, see ${save(join(differenceFolder, file), difference)}`;
}

function save(path: string, picture: Buffer): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, picture);
  return path;
}
