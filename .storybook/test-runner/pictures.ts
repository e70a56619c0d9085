import { globSync } from 'node:fs';
import { inProject } from '../../tools/run/project.ts';

/** What Storybook's index.json says of a story. */
export interface IndexEntry {
  id: string;
  title: string;
  type: 'story' | 'docs';
  tags: string[];
}

export interface StoryIndex {
  entries: Record<string, IndexEntry>;
}

/** `dark` and `forced` (colours) are 1280 px wide, as `1280` is; `360` is as narrow as a phone. */
export type Look = '360' | '1280' | 'dark' | 'forced';

/** A story with this tag has no picture; its file says why. */
const unpictured = 'no-snapshot';

/** Approved pictures, and what the last run of the stories left behind. */
export const approvedFolder = inProject('packages/ui/snapshots');
export const resultsFolder = inProject('test-results/stories');
export const newFolder = `${resultsFolder}/new`;

/** A component's sheet is its story with the tag `sheet`, else its first. */
function isSheet(entry: IndexEntry, siblings: IndexEntry[]): boolean {
  const sheet = siblings.find(({ tags }) => tags.includes('sheet')) ?? siblings[0];
  return entry.id === sheet?.id;
}

/**
 * A page is made of components that have pictures of their own, and of the shop's words, which change
 * for their own reasons: a picture of it would be approved without being looked at.
 */
const isPage = ({ title }: IndexEntry) => title.startsWith('Pages/');

/** Looks as the default does, until somebody plays with it. */
const isPlayground = ({ id }: IndexEntry) => id.endsWith('--playground');

const hasPictures = (entry: IndexEntry): boolean =>
  entry.type === 'story' &&
  !entry.tags.includes(unpictured) &&
  !isPage(entry) &&
  !isPlayground(entry);

/** How a story is looked at. */
export function looksOf(id: string, { entries }: StoryIndex): Look[] {
  const entry = entries[id];
  if (!entry || !hasPictures(entry)) return [];
  const siblings = Object.values(entries).filter(
    (other) => other.title === entry.title && hasPictures(other),
  );
  return isSheet(entry, siblings) ? ['1280', 'dark', 'forced', '360'] : ['1280', '360'];
}

/** `Order/OrderCard` and `order-ordercard--paid` at 360 px: `order-card/paid-360.png`. */
export function pictureFile({ id, title }: Pick<IndexEntry, 'id' | 'title'>, look: Look): string {
  const component = title
    .replace(/^.*\//, '')
    .replaceAll(/(?<=[a-z])(?=[A-Z])|[^a-zA-Z0-9]+/g, '-')
    .toLowerCase();
  return `${component}/${id.split('--').at(-1)}-${look}.png`;
}

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
