import { globSync } from 'node:fs';
import { inProject } from '@parinda/testing/project';
import { type IndexEntry, type Mode, modesOf, type StoryIndex } from '../modes.ts';

/** Approved pictures, and results of the last run. */
export const approvedFolder = inProject('packages/ui/snapshots');
export const resultsFolder = inProject('test-results/stories');
export const newFolder = `${resultsFolder}/new`;
export const differenceFolder = `${resultsFolder}/difference`;

/**
 * Returns the file of a picture: `order-card/paid-360.png` for `Order/OrderCard` at 360 px, and
 * `page-orders/many-360.png` for a page.
 */
export function pictureFile({ id, title }: Pick<IndexEntry, 'id' | 'title'>, mode: Mode): string {
  const component = title
    .replace(/^Pages\//, 'Page ')
    .replace(/^.*\//, '')
    .replaceAll(/(?<=[a-z])(?=[A-Z])|[^a-zA-Z0-9]+/g, '-')
    .toLowerCase();
  return `${component}/${id.split('--').at(-1)}-${mode}.png`;
}

/** Returns the maximum height in px. Pages repeat themselves further down. */
export const maxHeightOf = (file: string): number =>
  file.startsWith('page-') ? 2000 : Number.POSITIVE_INFINITY;

/** Returns the files of all pictures of a Storybook. */
export function allPictureFiles(index: StoryIndex): string[] {
  return Object.values(index.entries).flatMap((entry) =>
    modesOf(entry.id, index).map((mode) => pictureFile(entry, mode)),
  );
}

/** Returns approved pictures without a story. */
export function unusedPictures(index: StoryIndex): string[] {
  const wanted = new Set(allPictureFiles(index));
  return globSync('*/*.png', { cwd: approvedFolder })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !wanted.has(file))
    .sort();
}
