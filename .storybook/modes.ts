import type { ArgTypesEnhancer, Parameters } from 'storybook/internal/csf';

/** What Storybook's index.json says of a story. */
export interface IndexEntry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags: string[];
}

export interface StoryIndex {
  entries: Record<string, IndexEntry>;
}

/**
 * How a story may be looked at, in Chromatic's words: the window's width in px, what the toolbars
 * (settings.ts) are set to, and the browser's own forced colours.
 */
export const modes = {
  '360': { viewport: 360, theme: 'light' },
  '1280': { viewport: 1280, theme: 'light' },
  dark: { viewport: 1280, theme: 'dark' },
  forced: { viewport: 1280, theme: 'light', colours: 'forced', forcedColors: 'active' },
} as const;

export type Look = keyof typeof modes;

/** A story with this tag has no picture; its file says why. */
const unpictured = 'no-snapshot';

const isPage = ({ title }: IndexEntry) => title.startsWith('Pages/');

/** Its steps are pages as they are under Pages, and its words are checked as it is played. */
const isFlow = ({ title }: IndexEntry) => title.startsWith('Flows/');

/** Looks as the default does, until somebody plays with it. */
const isPlayground = ({ id }: IndexEntry) => id.endsWith('--playground');

const mayHavePictures = (entry: IndexEntry): boolean =>
  entry.type === 'story' &&
  !entry.tags.includes(unpictured) &&
  !isFlow(entry) &&
  !isPlayground(entry);

/** The sheet of a component or page is its story with the tag `sheet`, else its first. */
function isSheet(entry: IndexEntry, { entries }: StoryIndex): boolean {
  const siblings = Object.values(entries).filter(
    (other) => other.title === entry.title && mayHavePictures(other),
  );
  const sheet = siblings.find(({ tags }) => tags.includes('sheet')) ?? siblings[0];
  return entry.id === sheet?.id;
}

/**
 * How a story is looked at. A page is made of components that have pictures of their own, in forced
 * colours too: of its many states one is enough.
 */
export function looksOf(id: string, index: StoryIndex): Look[] {
  const entry = index.entries[id];
  if (!entry || !mayHavePictures(entry)) return [];
  const is = isSheet(entry, index);
  if (isPage(entry)) return is ? ['1280', 'dark', '360'] : [];
  return is ? ['1280', 'dark', 'forced', '360'] : ['1280', '360'];
}

/** `parameters.chromatic` of a story: Chromatic takes the pictures that are taken here. */
export function chromaticOf(id: string, index: StoryIndex) {
  const looks = looksOf(id, index);
  return looks.length === 0
    ? { disableSnapshot: true }
    : { modes: Object.fromEntries(looks.map((look) => [look, modes[look]])) };
}

declare global {
  interface Window {
    /** What is used here of Storybook's own. */
    __STORYBOOK_ADDONS_CHANNEL__: {
      once(event: string, listener: (payload: never) => void): void;
      emit(event: string, ...payload: unknown[]): void;
    };
    __STORYBOOK_PREVIEW__?: {
      storyStoreValue?: { storyIndex: StoryIndex };
      currentRender?: { story: { parameters: Parameters } };
    };
  }
}

/**
 * The same stories under `count` titles of about the same weight: `Actions/Button` `Primary` becomes
 * `Stories 2` `Actions/Button: Primary`. All stories of a component are in one chunk.
 */
export function inChunks(index: StoryIndex, count: number): StoryIndex {
  // A page takes about five times as long as a component.
  const weightOf = (entry: IndexEntry) => (isPage(entry) || isFlow(entry) ? 5 : 1);
  const byTitle = [...Map.groupBy(Object.values(index.entries), ({ title }) => title)];
  const weighted = byTitle
    .map(([title, entries]) => ({
      title,
      weight: entries.reduce((sum, e) => sum + weightOf(e), 0),
    }))
    .sort((a, b) => b.weight - a.weight);
  const chunks = Array.from({ length: count }, (_, at) => ({
    name: `Stories ${at + 1}`,
    weight: 0,
  }));
  const chunkOf = new Map<string, string>();
  for (const { title, weight } of weighted) {
    const lightest = chunks.reduce((least, chunk) => (chunk.weight < least.weight ? chunk : least));
    lightest.weight += weight;
    chunkOf.set(title, lightest.name);
  }
  const entries = Object.entries(index.entries).map(([id, entry]) => {
    const title = chunkOf.get(entry.title) ?? entry.title;
    return [id, { ...entry, title, name: `${entry.title}: ${entry.name}` }] as const;
  });
  return { ...index, entries: Object.fromEntries(entries) };
}

/** `Stories 2 Actions/Button: Primary` of `inChunks` as the title and the story it was made of. */
export function outOfChunk(name: string): { title?: string; name: string } {
  const [, whole, title] = /^Stories \d+ ((.+?): .*)$/.exec(name) ?? [];
  return whole && title ? { title, name: whole } : { name };
}

/**
 * Parameters cannot say 'the first story of each component', and of all that Storybook asks about a
 * single story this alone is asked in time: it changes no argument, but sets the parameter.
 */
export const withChromatic: ArgTypesEnhancer = ({ id, parameters, argTypes }) => {
  const index = window.__STORYBOOK_PREVIEW__?.storyStoreValue?.storyIndex;
  if (index && id in index.entries) parameters.chromatic = chromaticOf(id, index);
  return argTypes;
};
