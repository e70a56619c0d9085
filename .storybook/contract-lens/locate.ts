import { api } from '@parinda/api-client';
import { toRecords } from '@parinda/api-client/mocks';
import { changeFields } from './replay.ts';
import type { Field } from './types.ts';

/** Successful response to a query of the story. */
export interface Answer {
  operation: string;
  /** Path with query. */
  url: string;
  body: unknown;
}

/** The parts of the story's store that this code uses. */
export interface Store {
  getState(): unknown;
  dispatch(action: unknown): unknown;
}

interface Entry {
  endpointName: string;
  originalArgs: unknown;
  data: unknown;
}

interface CachedQueries {
  api: { queries: Record<string, Entry | undefined> };
}

const argsInUrl = ({ originalArgs }: Entry, url: string) =>
  Object.values(originalArgs ?? {}).every((arg) => url.includes(encodeURIComponent(String(arg))));

/** Returns another valid value of a field, or undefined if there is none. */
export function otherValue(value: unknown, { path, types, values }: Field): unknown {
  if (values) return values.find((one) => one !== value);
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') {
    if (/^\d{4}-\d\d-\d\dT/.test(value)) return value.replace(/^\d{4}/, (year) => `${+year - 1}`);
    if (/^\d+(\.\d+)?$/.test(value)) return String(Number(value) - 1);
    if (/^(https?:\/)?\//.test(value)) return `${value}?other`;
    return `${value} ◆`;
  }
  if (types.includes('number')) return 1;
  if (types.includes('boolean')) return true;
  return /image|url/.test(path) ? '/favicon.svg' : '◆';
}

const toRecord = (operation: string, body: unknown): unknown =>
  operation in toRecords
    ? (toRecords[operation as keyof typeof toRecords] as (wire: unknown) => unknown)(body)
    : body;

const watched: MutationObserverInit = {
  subtree: true,
  childList: true,
  characterData: true,
  characterDataOldValue: true,
  attributes: true,
  attributeOldValue: true,
};

/**
 * Resolves when the browser has no tasks left, such as React's rendering of deferred parts. Waits for a
 * frame first, because RTK Query tells React about changed data in the next one.
 */
const idle = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)));

/** Returns the changes of the page until it has been idle twice without a change. */
async function changesUntilIdle(): Promise<MutationRecord[]> {
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((more) => records.push(...more));
  observer.observe(document.body, watched);
  // A page that never rests ends the search as well.
  for (let round = 0, before = -1; round < 50 && records.length !== before; round++) {
    before = records.length;
    await idle();
    await idle();
  }
  observer.disconnect();
  return records;
}

/** React sets some attributes and texts to another value and back. The first record has the original. */
function netChanges(records: MutationRecord[]): MutationRecord[] {
  const seen = new Map<Node, Set<string>>();
  return records.filter(({ type, target, attributeName, oldValue }) => {
    if (type === 'childList') return true;
    const names = seen.get(target) ?? new Set();
    seen.set(target, names);
    const name = attributeName ?? '';
    if (names.has(name)) return false;
    names.add(name);
    const now = type === 'attributes' ? (target as Element).getAttribute(name) : target.nodeValue;
    return now !== oldValue;
  });
}

const isVisible = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
};

/** Returns the visible elements of records that are still in the page. */
function elementsOf(records: MutationRecord[]): Set<Element> {
  const nodes = records.flatMap(({ type, target, addedNodes }) => {
    const added = [...addedNodes].filter(({ isConnected }) => isConnected);
    return type === 'childList' && added.length > 0 ? added : [target];
  });
  const elements = nodes
    .map((node) => (node instanceof Element ? node : node.parentElement))
    .filter((one) => one !== null);
  const visible = new Set(elements.filter(isVisible));
  // A name that repeats the text inside its element is no place of its own.
  for (const { target, attributeName } of records) {
    const isRepeated = [...visible].some((one) => one !== target && target.contains(one));
    if (attributeName === 'aria-label' && isRepeated) visible.delete(target as Element);
  }
  return visible;
}

/** Returns the elements that change when the client's cache gets responses with other values of fields. */
async function elementsThatChange(
  store: Store,
  answers: Answer[],
  operation: string,
  fields: Field[],
): Promise<Set<Element>> {
  const { queries } = (store.getState() as CachedQueries).api;
  const entries = Object.values(queries).filter((one) => one?.endpointName === operation);
  const found = new Set<Element>();
  for (const entry of entries as Entry[]) {
    const answer = answers.findLast(
      (one) => one.operation === operation && argsInUrl(entry, one.url),
    );
    if (!answer) continue;
    const replace = (data: unknown) =>
      store.dispatch(
        api.util.updateQueryData(
          operation as never,
          entry.originalArgs as never,
          () => data as never,
        ),
      );
    const changed = changeFields(answer.body, fields, otherValue);
    const isAbsent = fields.length > 0 && JSON.stringify(changed) === JSON.stringify(answer.body);
    if (isAbsent) continue;
    const record = toRecord(operation, changed);
    const changing = changesUntilIdle();
    replace(record);
    const changes = netChanges(await changing);
    const restoring = changesUntilIdle();
    replace(entry.data);
    await restoring;
    for (const element of elementsOf(changes)) found.add(element);
  }
  return found;
}

/**
 * Yields each field of an operation's responses with the elements that show it: gives the field
 * another value in the client's cache, notes the elements that change, and restores the value.
 */
export async function* findPlaces(
  store: Store,
  answers: Answer[],
  operation: string,
  fields: Field[],
): AsyncGenerator<[path: string, elements: Set<Element>]> {
  await changesUntilIdle();
  // Twice, because a page may change for another reason meanwhile.
  const changingTwice = async (changed: Field[]) => {
    const once = await elementsThatChange(store, answers, operation, changed);
    if (once.size === 0) return once;
    return once.intersection(await elementsThatChange(store, answers, operation, changed));
  };
  // Some elements change with every response.
  const always = await changingTwice([]);
  for (const field of fields) yield [field.path, (await changingTwice([field])).difference(always)];
}
