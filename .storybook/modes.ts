import type { ArgTypesEnhancer, Parameters } from 'storybook/internal/csf';

/** Entry of Storybook's index.json. */
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

/** Modes of pictures, as in Chromatic: viewport width in px, toolbar settings and forced colours. */
export const modes = {
  '360': { viewport: 360, theme: 'light' },
  '1280': { viewport: 1280, theme: 'light' },
  dark: { viewport: 1280, theme: 'dark' },
  forced: { viewport: 1280, theme: 'light', colours: 'forced', forcedColors: 'active' },
} as const;

export type Mode = keyof typeof modes;

/** Tag of stories without a picture. Each file states the reason. */
const withoutPicture = 'no-snapshot';

const isPage = ({ title }: IndexEntry) => title.startsWith('Pages/');

/** Flows show pages that already have pictures under Pages. */
const isFlow = ({ title }: IndexEntry) => title.startsWith('Flows/');

/** A playground looks like the default story. */
const isPlayground = ({ id }: IndexEntry) => id.endsWith('--playground');

const mayHavePictures = (entry: IndexEntry): boolean =>
  entry.type === 'story' &&
  !entry.tags.includes(withoutPicture) &&
  !isFlow(entry) &&
  !isPlayground(entry);

/** Returns whether this story has the tag `sheet` or, if none has it, is the first of its component. */
function isSheet(entry: IndexEntry, { entries }: StoryIndex): boolean {
  const siblings = Object.values(entries).filter(
    (other) => other.title === entry.title && mayHavePictures(other),
  );
  const sheet = siblings.find(({ tags }) => tags.includes('sheet')) ?? siblings[0];
  return entry.id === sheet?.id;
}

/**
 * Returns the modes in which a story has pictures. A page needs only one story, because its components have
 * their own pictures.
 */
export function modesOf(id: string, index: StoryIndex): Mode[] {
  const entry = index.entries[id];
  if (!entry || !mayHavePictures(entry)) return [];
  const isMain = isSheet(entry, index);
  if (isPage(entry)) return isMain ? ['1280', 'dark', '360'] : [];
  return isMain ? ['1280', 'dark', 'forced', '360'] : ['1280', '360'];
}

/** Returns `parameters.chromatic` of a story, so that Chromatic takes the same pictures. */
export function chromaticOf(id: string, index: StoryIndex) {
  const modeNames = modesOf(id, index);
  return modeNames.length === 0
    ? { disableSnapshot: true }
    : { modes: Object.fromEntries(modeNames.map((mode) => [mode, modes[mode]])) };
}

declare global {
  interface Window {
    /** Parts of Storybook's internal API. */
    __STORYBOOK_ADDONS_CHANNEL__: {
      on(event: string, listener: (payload: never) => void): void;
      once(event: string, listener: (payload: never) => void): void;
      off(event: string, listener: (payload: never) => void): void;
      emit(event: string, ...payload: unknown[]): void;
      last(event: string): unknown[] | undefined;
    };
    __STORYBOOK_PREVIEW__?: {
      storyStoreValue?: { storyIndex: StoryIndex };
      currentRender?: { story: { parameters: Parameters } };
    };
  }
}

/**
 * Distributes the stories over `count` titles with similar run times: `Actions/Button` `Primary` becomes
 * `Stories 2` `Actions/Button: Primary`. All stories of a component are in the same chunk.
 */
export function toChunks(index: StoryIndex, count: number): StoryIndex {
  // The step `pictures` measures the fields of a page's main story, which takes much longer than the rest.
  const weightOf = (entry: IndexEntry) => {
    if (!isPage(entry)) return 1;
    return modesOf(entry.id, index).length > 0 ? 10 : 2;
  };
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

/** Splits a name of `toChunks`, such as `Stories 2 Actions/Button: Primary`, into title and name. */
export function fromChunk(name: string): { title?: string; name: string } {
  const [, whole, title] = /^Stories \d+ ((.+?): .*)$/.exec(name) ?? [];
  return whole && title ? { title, name: whole } : { name };
}

/**
 * Sets `parameters.chromatic`. An enhancer of arg types is the only hook that runs early enough for every
 * story; it returns the arg types unchanged.
 */
export const withChromatic: ArgTypesEnhancer = ({ id, parameters, argTypes }) => {
  const index = window.__STORYBOOK_PREVIEW__?.storyStoreValue?.storyIndex;
  if (index && id in index.entries) parameters.chromatic = chromaticOf(id, index);
  return argTypes;
};
