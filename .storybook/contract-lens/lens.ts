import type { SetupWorker } from 'msw/browser';
import { HIGHLIGHT, REMOVE_HIGHLIGHT, SCROLL_INTO_VIEW } from 'storybook/highlight';
import { STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { coverOf, operationAt } from './cover.ts';
import { type Answer, findPlaces, isIdentifier, type Store } from './locate.ts';
import { variationsOf } from './replay.ts';
import {
  type Call,
  events,
  type Field,
  fieldId,
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
        fields: operation.fields.map(({ path, isRequired, isRead }) => ({
          path,
          isRequired,
          isRead,
        })),
        variations: variationsOf(operation),
      },
    ];
    tell();
  });
  worker.events.on('response:mocked', async ({ response, requestId }) => {
    const call = calls.find(({ id }) => id === requestId);
    const operation = operations.find(({ id }) => id === call?.operation);
    if (!call || !operation) return;
    const ms = Math.round(performance.now() - (started.get(requestId) ?? 0));
    const text = response.type === 'error' ? '' : await response.clone().text();
    const body = parsed(text);
    const status = response.type === 'error' ? undefined : response.status;
    if (call.method === 'GET' && status === operation.success)
      answers.push({ operation: operation.id, url: call.url, body });
    const cover = coverOf(operation, status, body);
    const done = { ...call, ms, cover, ...(status !== undefined && { status }) };
    calls = calls.map((one) => (one.id === requestId ? done : one));
    tell();
  });
}

function parsed(text: string): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

const attribute = 'data-contract-lens';
/** Ids of the outlines in the canvas. */
let outlines: string[] = [];

function clear(): void {
  for (const id of outlines) channel().emit(REMOVE_HIGHLIGHT, id);
  outlines = [];
  for (const element of document.querySelectorAll(`[${attribute}]`))
    element.removeAttribute(attribute);
}

const colour = '#a21caf';

/** Outlines elements. Pressing one names the field. */
function outline(elements: Set<Element>, { operation, path }: Omit<ShownField, 'count'>): void {
  const name = `field-${outlines.length}`;
  for (const element of elements) {
    const names = element.getAttribute(attribute);
    element.setAttribute(attribute, names ? `${names} ${name}` : name);
  }
  const id = `contract-lens/${name}`;
  outlines.push(id);
  channel().emit(HIGHLIGHT, {
    id,
    selectors: [`[${attribute}~="${name}"]`],
    styles: { outline: `2px dashed ${colour}`, outlineOffset: '2px' },
    hoverStyles: { outlineStyle: 'solid' },
    menu: [[{ id, title: path, description: operation }]],
  });
}

/** Outlines the elements that show a field, or all fields that the client reads. */
async function show(chosen?: { operation: string; path: string }): Promise<void> {
  clear();
  const store = window.shopStore;
  const called = new Set(answers.map(({ operation }) => operation));
  const shown: ShownField[] = [];
  for (const { id, fields } of operations.filter((one) => called.has(one.id))) {
    if (chosen && chosen.operation !== id) continue;
    const isChosen = ({ path, isRead }: Field) =>
      chosen ? chosen.path === path : isRead && !isIdentifier({ path });
    const places = store && (await findPlaces(store, answers, id, fields.filter(isChosen)));
    for (const [path, elements] of places ?? []) {
      const one = { operation: id, path };
      if (elements.size > 0) outline(elements, one);
      shown.push({ ...one, count: elements.size });
    }
  }
  if (chosen && outlines.length > 0)
    channel().emit(SCROLL_INTO_VIEW, `[${attribute}]`, { block: 'center' });
  channel().emit(events.shown, shown);
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
