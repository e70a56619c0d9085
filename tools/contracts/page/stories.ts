import { existsSync, readFileSync } from 'node:fs';
import { type Interaction, readInteractions } from '@parinda/testing/pacts';

/** Ids of the stories that show a response, by the description of the interaction. */
export type StoryIndex = Record<string, string[]>;

const isIndex = (value: unknown): value is StoryIndex =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every(
    (ids) => Array.isArray(ids) && ids.every((id) => typeof id === 'string'),
  );

function parseJson(file: string): unknown {
  if (!existsSync(file)) throw new Error(`File not found: ${file}.`);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Error(`${file} is not JSON.`);
  }
}

export function readStoryIndex(file: string): StoryIndex {
  const index = parseJson(file);
  if (!isIndex(index)) {
    throw new Error(`${file}: expected { "description of an interaction": ["story-id"] }.`);
  }
  const known = new Set(readInteractions().map(({ description }) => description));
  const unknown = Object.keys(index).find((description) => !known.has(description));
  if (unknown !== undefined) throw new Error(`${file}: no interaction is named "${unknown}".`);
  return index;
}

export const storiesOf = ({ description }: Interaction, index: StoryIndex): string[] =>
  index[description] ?? [];
