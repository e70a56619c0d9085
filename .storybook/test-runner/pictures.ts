import { globSync } from 'node:fs';
import { inProject } from '../../tools/run/project.ts';
import { type IndexEntry, type Look, looksOf, type StoryIndex } from '../modes.ts';

/** Approved pictures, and what the last run of the stories left behind. */
export const approvedFolder = inProject('packages/ui/snapshots');
export const resultsFolder = inProject('test-results/stories');
export const newFolder = `${resultsFolder}/new`;
export const differenceFolder = `${resultsFolder}/difference`;

/**
 * `Order/OrderCard` and `order-ordercard--paid` at 360 px: `order-card/paid-360.png`; of a page
 * `page-orders/many-360.png`.
 */
export function pictureFile({ id, title }: Pick<IndexEntry, 'id' | 'title'>, look: Look): string {
  const component = title
    .replace(/^Pages\//, 'Page ')
    .replace(/^.*\//, '')
    .replaceAll(/(?<=[a-z])(?=[A-Z])|[^a-zA-Z0-9]+/g, '-')
    .toLowerCase();
  return `${component}/${id.split('--').at(-1)}-${look}.png`;
}

/** Px of a picture's height: further down a page repeats itself, and a cut one is half as large. */
export const tallestOf = (file: string): number =>
  file.startsWith('page-') ? 2000 : Number.POSITIVE_INFINITY;

/** The files of all pictures that a Storybook should have. */
export function allPictureFiles(index: StoryIndex): string[] {
  return Object.values(index.entries).flatMap((entry) =>
    looksOf(entry.id, index).map((look) => pictureFile(entry, look)),
  );
}

/** Approved pictures that no story has any more. */
export function leftOverPictures(index: StoryIndex): string[] {
  const wanted = new Set(allPictureFiles(index));
  return globSync('*/*.png', { cwd: approvedFolder })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !wanted.has(file))
    .sort();
}
