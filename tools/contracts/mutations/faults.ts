import { choicesOf, type Schema, typeOf, typesOf } from './schema.ts';

/** Path inside a body: field names, and `*` for list entries. */
export type Path = string[];

/** Response that a fault changes. */
export interface Content {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

/** Injected fault: an operation's response with this status differs from the contract. */
export interface Fault {
  /** For example `getProduct 200 $.title: null`. */
  name: string;
  operation: string;
  status: number;
  /** Field that is wrong. Undefined for a fault of the whole response, which excludes other faults. */
  path?: Path;
  /** @returns whether the response had something to change */
  apply(content: Content): boolean;
}

type Edit = (value: unknown, parent: Record<string, unknown>, key: string) => void;

/** Edits the value at a path. In a list it edits the last entry, because checks often read only the first. */
function editAt(parent: Record<string, unknown>, key: string, path: Path, edit: Edit): boolean {
  const value = parent[key];
  const [next, ...rest] = path;
  if (value === undefined || value === null) return false;
  if (next === undefined) {
    edit(value, parent, key);
    return true;
  }
  if (next === '*') {
    const list = value as unknown[];
    if (!Array.isArray(list) || list.length === 0) return false;
    return editAt(list as never, String(list.length - 1), rest, edit);
  }
  return typeof value === 'object' && editAt(value as Record<string, unknown>, next, rest, edit);
}

/** Formats a path as Pact's verifier does. */
export const asText = (path: Path): string =>
  `$${path.map((part) => (part === '*' ? '[*]' : `.${part}`)).join('')}`;

/** Returns a value of a type that the schema forbids. The likeliest mistakes of a backend come first. */
function otherType(schema: Schema): unknown {
  const allowed = typesOf(schema);
  const candidates: unknown[] = allowed.has('string') && !allowed.has('number') ? [12_345] : [];
  candidates.push('a text', true, ['a list'], { an: 'object' });
  return candidates.find((value) => !allowed.has(typeOf(value)));
}

type Make = (value: unknown) => unknown;

/** Returns functions that make wrong values of the right type, by name. */
function otherValues(schema: Schema, sample: unknown, name: string): Record<string, Make> {
  const choices = choicesOf(schema);
  const known = choices.flatMap((one) => one.enum ?? []);
  if (known.length) {
    const another: Make = (value) => known.find((one) => one !== value);
    return { another, unknown: () => 'unlisted' };
  }
  if (choices.some(({ format }) => format === 'date-time')) {
    return {
      unreadable: () => '05/01/2026',
      impossible: () => '2026-02-30T06:30:00Z',
      'a century ago': (value) => `19${String(value).slice(2)}`,
    };
  }
  const isAmount = choices.length > 1 && typesOf(schema).has('number');
  if (isAmount || /amount/.test(name)) {
    return { half: (value) => Number(value) / 2, hundredfold: (value) => Number(value) * 100 };
  }
  if (typeof sample === 'number') {
    const isId = choices.some(({ format }) => format === 'int64');
    return {
      another: (value) => Number(value) + 1,
      ...(isId && { 'above 2^53': () => 2 ** 53 + 2 }),
    };
  }
  if (typeof sample === 'boolean') return { opposite: (value) => !value };
  if (typeof sample !== 'string') return {};
  const mayBeEmpty = choices.every(({ minLength }) => !minLength);
  // Ratings are numbers as text.
  const another: Make = (value) => (/^\d(\.\d+)?$/.test(String(value)) ? '1.1' : 'another one');
  const isAnyText = isMessage(name) || name === '*';
  return { ...(!isAnyText && { another }), ...(!mayBeEmpty && { empty: () => '' }) };
}

/** Each backend chooses its own text for these fields. */
const isMessage = (name: string) => /^(message|msg|error|delivery_status_display)$/.test(name);

/** Returns all faults of the fields at and below a path that have a value in these responses. */
function faultsIn(schema: Schema, values: unknown[], path: Path, isRequired: boolean) {
  const found: { path: Path; kind: string; edit: Edit }[] = [];
  const add = (kind: string, edit: Edit) => found.push({ path, kind, edit });
  const set = (kind: string, make: Make) =>
    add(kind, (value, parent, key) => {
      parent[key] = make(value);
    });
  const [sample] = values;
  const name = path.at(-1) ?? '';
  if (path.length) {
    if (!typesOf(schema).has('null')) set('null', () => null);
    const wrongType = otherType(schema);
    set('of another type', () => wrongType);
    if (isRequired && name !== '*') {
      add('missing', (_value, parent, key) => {
        delete parent[key];
      });
    }
    for (const [kind, make] of Object.entries(otherValues(schema, sample, name))) set(kind, make);
  }
  for (const choice of choicesOf(schema)) {
    if (choice.items && Array.isArray(sample)) {
      set('an empty list', () => []);
      // A backend may send any number of messages.
      if (choice.items.type !== 'string') {
        set('a doubled list', (value) => [...(value as unknown[]), ...(value as unknown[])]);
      }
      const entries = values.flat().filter((entry) => entry !== undefined);
      if (entries.length) found.push(...faultsIn(choice.items, entries, [...path, '*'], false));
    }
    for (const [field, below] of Object.entries(choice.properties ?? {})) {
      const there = values
        .map((value) => (value as Record<string, unknown>)[field])
        .filter((value) => value !== undefined && value !== null);
      if (there.length === 0) continue;
      const isFieldRequired = choice.required?.includes(field) ?? false;
      found.push(...faultsIn(below, there, [...path, field], isFieldRequired));
    }
  }
  return found;
}

const responseFaults: Record<string, (content: Content) => void> = {
  'a failure of the server': (content) => {
    content.status = 500;
    content.body = { message: 'Internal server error' };
  },
  'a redirect': (content) => {
    content.status = 302;
    content.headers.location = '/elsewhere/';
    content.body = undefined;
  },
  'a page instead of JSON': (content) => {
    content.headers['content-type'] = 'text/html';
    content.body = '<!doctype html><title>Please wait</title>';
  },
  'a body in an envelope': (content) => {
    const { body } = content;
    content.body = Array.isArray(body) ? { count: body.length, results: body } : { data: body };
  },
};

const successFaults: typeof responseFaults = {
  'not found': (content) => {
    content.status = 404;
    content.body = { message: 'Not found' };
  },
};

const errorFaults: typeof responseFaults = {
  'a success': (content) => {
    content.status = 200;
  },
};

/**
 * Returns the faults of one operation and status, made from the OpenAPI document: each field null, missing,
 * of another type or with another value, each amount scaled, each list empty or doubled, other statuses.
 *
 * @param bodies responses; a field that none of them has gets no fault
 */
export function faultsOf(
  operation: string,
  status: number,
  schema: Schema | undefined,
  bodies: unknown[],
): Fault[] {
  const place = `${operation} ${status}`;
  const changes = {
    ...responseFaults,
    ...(status < 300 ? successFaults : errorFaults),
  };
  const named = Object.entries(changes)
    // A response without a body has no envelope.
    .filter(([kind]) => schema || !/envelope|JSON/.test(kind))
    .map(([kind, change]): Fault => {
      const apply = (content: Content) => {
        change(content);
        return true;
      };
      return { name: `${place}: ${kind}`, operation, status, apply };
    });
  if (!schema) return named;
  const inBody = faultsIn(schema, bodies, [], true).map(
    ({ path, kind, edit }): Fault => ({
      name: `${place} ${asText(path)}: ${kind}`,
      operation,
      status,
      path,
      apply: (content) => editAt(content as never, 'body', path, edit),
    }),
  );
  return [...named, ...inBody];
}
