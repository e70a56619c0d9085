import { choicesOf, type Schema, typeOf, typesOf } from './schema.ts';

/** Into a body: the names of fields, `*` for the entries of a list. */
export type Path = string[];

/** What an answer is made into; a body that is undefined is none. */
export interface Content {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

/** A deliberate fault of an API: what an operation answers with a status is not what it should be. */
export interface Fault {
  /** As people read it: `getProduct 200 $.title: null`. */
  name: string;
  operation: string;
  status: number;
  /** Where in the body; undefined: the whole answer, which has no other fault beside it. */
  path?: Path;
  /** @returns whether there was anything to spoil */
  apply(content: Content): boolean;
}

type Edit = (value: unknown, holder: Record<string, unknown>, key: string) => void;

/** Calls back with what is there, of a list with its last entry: the first ones are as they should be. */
function editAt(holder: Record<string, unknown>, key: string, path: Path, edit: Edit): boolean {
  const value = holder[key];
  const [next, ...rest] = path;
  if (value === undefined || value === null) return false;
  if (next === undefined) {
    edit(value, holder, key);
    return true;
  }
  if (next === '*') {
    const list = value as unknown[];
    if (!Array.isArray(list) || list.length === 0) return false;
    return editAt(list as never, String(list.length - 1), rest, edit);
  }
  return typeof value === 'object' && editAt(value as Record<string, unknown>, next, rest, edit);
}

/** As pact's verifier writes it. */
export const asText = (path: Path): string =>
  `$${path.map((part) => (part === '*' ? '[*]' : `.${part}`)).join('')}`;

/** One of a type that a value here may not have; what careless backends write comes first. */
function otherType(schema: Schema): unknown {
  const allowed = typesOf(schema);
  const candidates: unknown[] = allowed.has('string') && !allowed.has('number') ? [12_345] : [];
  candidates.push('a text', true, ['a list'], { an: 'object' });
  return candidates.find((value) => !allowed.has(typeOf(value)));
}

type Make = (value: unknown) => unknown;

/** What another record would have there, or the same amount in another unit; by name. */
function otherValues(schema: Schema, sample: unknown, name: string): Record<string, Make> {
  const choices = choicesOf(schema);
  const known = choices.flatMap((one) => one.enum ?? []);
  if (known.length) {
    const another: Make = (value) => known.find((one) => one !== value);
    return { another, unknown: () => 'unheard-of' };
  }
  if (choices.some(({ format }) => format === 'date-time')) {
    return { unreadable: () => '05/01/2026' };
  }
  const isAmount = choices.length > 1 && typesOf(schema).has('number');
  if (isAmount || /amount/.test(name)) {
    return { half: (value) => Number(value) / 2, hundredfold: (value) => Number(value) * 100 };
  }
  if (typeof sample === 'number') return { another: (value) => Number(value) + 1 };
  if (typeof sample === 'boolean') return { opposite: (value) => !value };
  if (typeof sample !== 'string') return {};
  const mayBeEmpty = choices.every(({ minLength }) => !minLength);
  // Numbers as text, as ratings are.
  const another: Make = (value) => (/^\d(\.\d+)?$/.test(String(value)) ? '1.1' : 'another one');
  const isFree = areWords(name) || name === '*';
  return { ...(!isFree && { another }), ...(!mayBeEmpty && { empty: () => '' }) };
}

/** What a backend says to people in words of its own. */
const areWords = (name: string) => /^(message|msg|error|delivery_status_display)$/.test(name);

/** All faults of the fields at and below a place at which these answers have something. */
function faultsIn(schema: Schema, values: unknown[], path: Path, isRequired: boolean) {
  const found: { path: Path; what: string; edit: Edit }[] = [];
  const add = (what: string, edit: Edit) => found.push({ path, what, edit });
  const set = (what: string, make: Make) =>
    add(what, (value, holder, key) => {
      holder[key] = make(value);
    });
  const [sample] = values;
  const name = path.at(-1) ?? '';
  if (path.length) {
    if (!typesOf(schema).has('null')) set('null', () => null);
    const ofOtherType = otherType(schema);
    set('of another type', () => ofOtherType);
    if (isRequired && name !== '*') {
      add('missing', (_value, holder, key) => {
        delete holder[key];
      });
    }
    for (const [what, make] of Object.entries(otherValues(schema, sample, name))) set(what, make);
  }
  for (const choice of choicesOf(schema)) {
    if (choice.items && Array.isArray(sample)) {
      set('an empty list', () => []);
      // Of its own words a backend may say as many as it likes.
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
      const mustBe = choice.required?.includes(field) ?? false;
      found.push(...faultsIn(below, there, [...path, field], mustBe));
    }
  }
  return found;
}

const whole: Record<string, (content: Content) => void> = {
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

const wholeOfSuccess: typeof whole = {
  'not found': (content) => {
    content.status = 404;
    content.body = { message: 'Not found' };
  },
};

const wholeOfRefusal: typeof whole = {
  'taken for a success': (content) => {
    content.status = 200;
  },
};

/**
 * The faults of one operation and status, made from the OpenAPI document: every field null, missing, of
 * another type or another's, every amount scaled, every list empty or doubled, every status another.
 *
 * @param bodies that were answered: a field that is in none of them is seen by nobody
 */
export function faultsOf(
  operation: string,
  status: number,
  schema: Schema | undefined,
  bodies: unknown[],
): Fault[] {
  const place = `${operation} ${status}`;
  const answers = {
    ...whole,
    ...(status < 300 ? wholeOfSuccess : wholeOfRefusal),
  };
  const named = Object.entries(answers)
    // Where nothing is answered, nothing can be in an envelope.
    .filter(([what]) => schema || !/envelope|JSON/.test(what))
    .map(([what, change]): Fault => {
      const apply = (content: Content) => {
        change(content);
        return true;
      };
      return { name: `${place}: ${what}`, operation, status, apply };
    });
  if (!schema) return named;
  const inBody = faultsIn(schema, bodies, [], true).map(
    ({ path, what, edit }): Fault => ({
      name: `${place} ${asText(path)}: ${what}`,
      operation,
      status,
      path,
      apply: (content) => editAt(content as never, 'body', path, edit),
    }),
  );
  return [...named, ...inBody];
}
