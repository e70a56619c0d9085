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

/** React renders a change of the store in a task of its own, or in two if parts are deferred. */
const rendered = () => new Promise((resolve) => setTimeout(resolve, 20));

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

/** Returns the elements of records that are still in the page. */
function elementsOf(records: MutationRecord[]): Set<Element> {
  const nodes = records.flatMap(({ type, target, addedNodes }) => {
    const added = [...addedNodes].filter(({ isConnected }) => isConnected);
    return type === 'childList' && added.length > 0 ? added : [target];
  });
  const elements = nodes.map((node) => (node instanceof Element ? node : node.parentElement));
  return new Set(elements.filter((one) => one !== null).filter(({ isConnected }) => isConnected));
}

/**
 * Returns the elements that show a field of a response: gives the field another value in the client's
 * cache, notes the elements that change, and restores the value.
 */
export async function elementsThatShow(
  store: Store,
  answers: Answer[],
  field: Field,
  operation: string,
): Promise<Set<Element>> {
  const { queries } = (store.getState() as CachedQueries).api;
  const entries = Object.values(queries).filter((one) => one?.endpointName === operation);
  let records: MutationRecord[] = [];
  const observer = new MutationObserver((more) => records.push(...more));
  const watched = {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeOldValue: true,
    characterDataOldValue: true,
  };
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
    try {
      const changed = changeFields(answer.body, [field], otherValue);
      const record = toRecord(operation, changed);
      records = [];
      observer.observe(document.body, watched);
      replace(record);
      await rendered();
      const changes = netChanges(records);
      observer.disconnect();
      replace(entry.data);
      await rendered();
      for (const element of elementsOf(changes)) found.add(element);
    } finally {
      observer.disconnect();
    }
  }
  return found;
}
