import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { inProject } from '@parinda/testing/project';
import type { Page } from '@playwright/test';
import {
  type Call,
  type Cover,
  events,
  type Operation,
  type ShownByOperation,
  type ShownField,
} from '../contract-lens/types.ts';
import { type IndexEntry, modesOf, type StoryIndex } from '../modes.ts';
import { resultsFolder } from './pictures.ts';

/** Calls of a story, and the fields that it shows. */
export interface StoryContracts {
  story: string;
  calls: Pick<Call, 'operation' | 'status' | 'cover'>[];
  shown: ShownField[];
}

/** The committed list of stories by field and interaction, and that of the last run. */
export const storiesFile = inProject('contracts/stories.json');
export const newStoriesFile = `${resultsFolder}/stories.json`;

/** JSON lines, written by several workers. */
const log = `${resultsFolder}/lens.jsonl`;

export const readCalls = (page: Page) =>
  page.evaluate(
    (event) => window.__STORYBOOK_ADDONS_CHANNEL__.last(event)?.[0] as Call[] | undefined,
    events.calls,
  );

const findShown = (page: Page) =>
  page.evaluate(
    ([show, shown, clear]) =>
      new Promise<ShownField[]>((resolve) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        channel.once(shown, (fields: ShownField[]) => {
          channel.emit(clear);
          resolve(fields);
        });
        channel.emit(show);
      }),
    [events.show, events.shown, events.clear] as const,
  );

/**
 * Logs the calls of a page's story.
 *
 * @param withFields also logs the fields that the main story of a page shows, which takes up to 40 s
 */
export async function logContracts(
  page: Page,
  entry: IndexEntry,
  index: StoryIndex,
  withFields: boolean,
): Promise<void> {
  const { id, title } = entry;
  if (!/^(Pages|Flows)\//.test(title)) return;
  const calls = (await readCalls(page)) ?? [];
  // Pages have pictures of their main story only.
  const isMeasured = withFields && modesOf(id, index).length > 0 && calls.length > 0;
  const found: StoryContracts = {
    story: id,
    calls: calls.map(({ operation, status, cover }) => ({
      operation,
      ...(status !== undefined && { status }),
      ...(cover && { cover }),
    })),
    shown: isMeasured ? (await findShown(page)).filter(({ count }) => count > 0) : [],
  };
  mkdirSync(resultsFolder, { recursive: true });
  appendFileSync(log, `${JSON.stringify(found)}\n`);
}

/** Reads the log. */
export function loggedContracts(): StoryContracts[] {
  const lines = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
  return lines.map((line) => JSON.parse(line) as StoryContracts);
}

export const readOperations = (): Operation[] =>
  JSON.parse(readFileSync(inProject('contracts/operations.json'), 'utf8'));

/**
 * Returns the content of stories.json: the first story, in the order of the index, for each interaction, and
 * for each field and title.
 */
export function summarize(
  logged: StoryContracts[],
  { entries }: StoryIndex,
  operations: Operation[],
): ShownByOperation {
  const order = Object.keys(entries);
  const sorted = logged.toSorted(
    (one, other) => order.indexOf(one.story) - order.indexOf(other.story),
  );
  const shown: ShownByOperation = {};
  for (const { id, interactions, fields } of operations) {
    const ofOperation = sorted.map(({ story, ...rest }) => ({
      story,
      title: entries[story]?.title ?? '',
      covers: rest.calls.filter(({ operation }) => operation === id).map(({ cover }) => cover),
      paths: rest.shown.filter(({ operation }) => operation === id).map(({ path }) => path),
    }));
    const storyBehind = ({ description }: { description: string }) =>
      (
        ofOperation.find(({ covers }) =>
          covers.some((one) => one?.kind === 'interaction' && one.description === description),
        ) ?? ofOperation.find(({ covers }) => covers.some((one) => isBehind(description, one)))
      )?.story;
    const storiesWith = ({ path }: { path: string }) => {
      const stories: Record<string, string> = {};
      for (const { title, story, paths } of ofOperation)
        if (paths.includes(path)) stories[title] ??= story;
      return stories;
    };
    shown[id] = {
      interactions: Object.fromEntries(
        interactions.flatMap((one) => {
          const story = storyBehind(one);
          return story ? [[one.description, story]] : [];
        }),
      ),
      fields: Object.fromEntries(
        fields
          .map((field) => [field.path, storiesWith(field)] as const)
          .filter(([, stories]) => Object.keys(stories).length > 0),
      ),
    };
  }
  return shown;
}

const isEmptyList = (body: unknown) => Array.isArray(body) && body.length === 0;

/** Returns whether a response has the form of an interaction. */
const isBehind = (description: string, cover: Cover | undefined) =>
  cover?.kind === 'interaction' &&
  (cover.description === description || cover.others.includes(description));

/** Returns a line for each part of the contracts that no story can show. */
export function unreachable(logged: StoryContracts[], operations: Operation[]): string[] {
  const calls = logged.flatMap((one) => one.calls);
  return operations.flatMap(({ id, success, interactions }) => {
    const ofOperation = calls.filter(({ operation }) => operation === id);
    if (ofOperation.length === 0) return [`${id}: no story calls this operation`];
    const isShown = ({ description }: { description: string }) =>
      ofOperation.some(({ cover }) => isBehind(description, cover));
    return (
      interactions
        // The toolbar replays every documented error of a call, and every list without items.
        .filter(({ status, body }) => status === success && !isEmptyList(body))
        .filter((one) => !isShown(one))
        .map(({ description }) => `${id}: no story has a response like '${description}'`)
    );
  });
}

/** Returns a line for each response of a story that no contract promises. */
export const unpromised = (logged: StoryContracts[]): string[] =>
  logged.flatMap(({ story, calls }) =>
    calls.flatMap(({ operation, cover }) =>
      cover?.kind === 'unpromised' ? [`${story}: ${operation}: ${cover.reason}`] : [],
    ),
  );

/** Returns a line for each name in contracts/stories.json that does not exist. */
export function unknownNames(
  listed: ShownByOperation,
  { entries }: StoryIndex,
  operations: Operation[],
): string[] {
  return Object.entries(listed).flatMap(([id, { interactions, fields }]) => {
    const operation = operations.find((one) => one.id === id);
    const stories = [
      ...Object.values(interactions),
      ...Object.values(fields).flatMap(Object.values),
    ];
    return [
      ...(operation ? [] : [`operation ${id}`]),
      ...stories.filter((story) => !(story in entries)).map((story) => `story ${story}`),
      ...Object.keys(interactions)
        .filter((name) => !operation?.interactions.some(({ description }) => description === name))
        .map((name) => `interaction '${name}' of ${id}`),
      ...Object.keys(fields)
        .filter((path) => !operation?.fields.some((one) => one.path === path))
        .map((path) => `field ${path} of ${id}`),
    ];
  });
}
