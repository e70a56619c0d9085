import type { SetupWorker } from 'msw/browser';
import { STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { coverOf, operationAt } from './cover.ts';
import { type Answer, findPlaces, type Store } from './locate.ts';
import { outline, removeOutlines, scrollToOutline } from './outline.ts';
import { variationsOf } from './replay.ts';
import {
  type Call,
  events,
  fieldId,
  isIdentifier,
  type Operation,
  type ShownField,
} from './types.ts';

declare global {
  interface Window {
    /** The store of the current page story (apps/storefront/src/testing/storyDecorators.tsx). */
    shopStore?: Store;
  }
}

/** Reads contracts/operations.json when a story first calls the API. */
export const readOperations = async (): Promise<Operation[]> =>
  (await import('../../contracts/operations.json')).default as Operation[];

let operations: Operation[] = [];
let calls: Call[] = [];
let answers: Answer[] = [];

const channel = () => addons.getChannel();
const tell = () => channel().emit(events.calls, calls);

/** Id of the field that the URL asks to outline. */
let asked = '';

/**
 * Forgets the calls of the previous story.
 *
 * @param field see `globalNames.field`; '' for none
 */
export function startStory(field: string): void {
  calls = [];
  answers = [];
  asked = field;
  clear();
  tell();
}

/** Notes each call that the worker answers. */
function noteCalls(worker: SetupWorker): void {
  const started = new Map<string, number>();
  worker.events.on('request:start', ({ request, requestId }) => {
    const { pathname, search } = new URL(request.url);
    const operation = operationAt(operations, request.method, pathname);
    if (!operation) return;
    started.set(requestId, performance.now());
    calls = [
      ...calls,
      {
        id: requestId,
        operation: operation.id,
        method: request.method,
        url: pathname + search,
        fields: operation.fields,
        variations: variationsOf(operation),
      },
    ];
    tell();
  });
  const finish = (requestId: string, status: number | undefined, body: unknown) => {
    const call = calls.find(({ id }) => id === requestId);
    const operation = operations.find(({ id }) => id === call?.operation);
    if (!call || !operation) return;
    const ms = Math.round(performance.now() - (started.get(requestId) ?? 0));
    if (call.method === 'GET' && status === operation.success)
      answers.push({ operation: operation.id, url: call.url, body });
    const cover = coverOf(operation, status, body);
    const done = { ...call, ms, cover, ...(status !== undefined && { status }) };
    calls = calls.map((one) => (one.id === requestId ? done : one));
    tell();
  };
  worker.events.on('response:mocked', async ({ response, requestId }) => {
    finish(requestId, response.status, parsed(await response.clone().text()));
  });
  // A failed connection has no event of its own; `response:mocked` follows at once otherwise.
  worker.events.on('request:end', ({ requestId }) => {
    setTimeout(() => {
      const isPending = calls.some(({ id, cover }) => id === requestId && !cover);
      if (isPending) finish(requestId, undefined, undefined);
    }, 1000);
  });
}

function parsed(text: string): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** Number of the current search. A new one ends the others. */
let search = 0;

/** Outlines the elements that show a field, or all fields that the client reads. */
async function show(chosen?: { operation: string; path: string }): Promise<void> {
  const own = ++search;
  removeOutlines();
  const store = window.shopStore;
  if (!store) {
    channel().emit(events.shown, []);
    return;
  }
  const called = new Set(answers.map(({ operation }) => operation));
  const wanted = operations
    .filter(({ id }) => called.has(id) && (!chosen || chosen.operation === id))
    .map(({ id, fields }) => ({
      id,
      fields: fields.filter(({ path, isRead }) =>
        chosen ? chosen.path === path : isRead && !isIdentifier({ path }),
      ),
    }));
  const total = wanted.reduce((sum, { fields }) => sum + fields.length, 0);
  const shown: ShownField[] = [];
  const byElement = new Map<Element, { operation: string; path: string }[]>();
  for (const { id, fields } of wanted) {
    for await (const [path, elements] of findPlaces(store, answers, id, fields)) {
      if (own !== search) return;
      shown.push({ operation: id, path, count: elements.size });
      for (const element of elements)
        byElement.set(element, [...(byElement.get(element) ?? []), { operation: id, path }]);
      channel().emit(events.progress, `${shown.length} of ${total}`);
    }
  }
  outline(byElement);
  if (chosen && byElement.size > 0) scrollToOutline();
  channel().emit(events.shown, shown);
}

/** Ends the search and removes the outlines. */
function clear(): void {
  search++;
  removeOutlines();
}

/** Outlines the field of the URL. */
async function showAsked(): Promise<void> {
  const [id = '', ...rest] = asked.split('-');
  const operation = operations.find((one) => one.id === id);
  const field = operation?.fields.find((one) => fieldId(one) === rest.join('-'));
  if (field) await show({ operation: id, path: field.path });
}

/** Connects the canvas with the panel. */
export function connectLens(worker: SetupWorker, all: Operation[]): void {
  operations = all;
  noteCalls(worker);
  channel().on(events.ask, tell);
  channel().on(events.show, show);
  channel().on(STORY_FINISHED, showAsked);
  channel().on(events.clear, () => {
    clear();
    channel().emit(events.shown, []);
  });
}
