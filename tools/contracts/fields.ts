import { globSync, readFileSync } from 'node:fs';
import { operationOf, operations, readInteractions } from '@parinda/testing/pacts';
import { inProject } from '@parinda/testing/project';
import { toRecords } from '../../packages/api-client/src/records/toRecords.ts';
import { asText, type Path } from './mutations/faults.ts';
import {
  answerSchema,
  choicesOf,
  requestSchema,
  resolved,
  type Schema,
  typesOf,
} from './mutations/schema.ts';

/** Field of a response, such as `$[*].title`. */
interface Field {
  path: string;
  isRequired: boolean;
  /** JSON types. */
  types: string[];
  /** The allowed values, if the contract lists them. */
  values?: unknown[];
}

/** Fields of an operation's successful response, by use. */
export interface Fields {
  operation: string;
  all: Field[];
  read: Field[];
  unread: string[];
  /** Read by the client, but expected by no pact. */
  untested: Field[];
  /** Expected by a pact, but not read by the client. */
  unneeded: string[];
}

/** Fields of responses that the client uses without a conversion (packages/api-client/src/records). */
const unconverted: Record<string, string[]> = {
  verifyPayment: ['$.status'],
};

/** Returns a value with all fields of a schema, none of them null. */
function completeValue(schema: Schema): unknown {
  const [one = {}] = choicesOf(schema).filter(({ type }) => type !== 'null');
  const [known] = [one.const, ...(one.enum ?? [])].filter((value) => value !== undefined);
  if (known !== undefined) return known;
  if (one.format === 'date-time') return '2026-10-01T09:30:00Z';
  const type = [one.type].flat()[0];
  if (type === 'array') return [completeValue(one.items ?? {})];
  if (type === 'integer' || type === 'number') return 1;
  if (type === 'boolean') return true;
  if (type === 'string') return 'a text';
  const fields = Object.entries(one.properties ?? {});
  return Object.fromEntries(fields.map(([name, below]) => [name, completeValue(below)]));
}

/** Returns a proxy that reports the path of each field that is read, and whether the field exists. */
function recordReads(
  value: unknown,
  path: Path,
  report: (path: string, exists: boolean) => void,
): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get(target, name, receiver) {
      const found = Reflect.get(target, name, receiver);
      if (typeof name === 'symbol' || typeof found === 'function' || name === 'length')
        return found;
      const below = [...path, Array.isArray(target) ? '*' : name];
      report(asText(below), found !== undefined);
      return recordReads(found, below, report);
    },
  });
}

type Convert = (wire: unknown) => unknown;

/**
 * Returns the documented fields that a conversion reads. Throws with both names when a field has another
 * name in the document.
 */
export function readsOf(operation: string, schema: Schema, convert: Convert): Set<string> {
  const reads = new Set<string>();
  const undocumented = new Set<string>();
  let failure: unknown;
  try {
    const wire = recordReads(completeValue(schema), [], (path, exists) =>
      (exists ? reads : undocumented).add(path),
    );
    convert(wire);
  } catch (error) {
    failure = error;
  }
  if (undocumented.size) {
    const unread = fieldsOf(schema).filter(({ path }) => !reads.has(path));
    const documented = unread.map(({ path }) => path).join(', ') || 'nothing';
    throw new Error(
      `${operation}: packages/api-client/src/records reads ${[...undocumented].join(', ')}, which contracts/openapi.yaml does not document. Documented and not read: ${documented}.`,
    );
  }
  if (failure) throw failure;
  return reads;
}

/** Returns the leaf fields of a schema. */
function fieldsOf(schema: Schema, path: Path = [], isRequired = true): Field[] {
  const choices = choicesOf(schema);
  const below = choices.flatMap((one) => [
    ...(one.items ? fieldsOf(one.items, [...path, '*'], isRequired) : []),
    ...Object.entries(one.properties ?? {}).flatMap(([name, field]) =>
      fieldsOf(field, [...path, name], isRequired && (one.required ?? []).includes(name)),
    ),
  ]);
  if (below.length > 0) return below;
  const values = choices.flatMap((one) => one.enum ?? []);
  const types = [...typesOf(schema)];
  return [{ path: asText(path), isRequired, types, ...(values.length > 0 && { values }) }];
}

function pathsIn(content: unknown, path: Path = []): string[] {
  if (Array.isArray(content)) return content.flatMap((entry) => pathsIn(entry, [...path, '*']));
  if (typeof content !== 'object' || content === null) return [asText(path)];
  return Object.entries(content).flatMap(([name, below]) => pathsIn(below, [...path, name]));
}

/** Returns the fields that the pacts expect in a response. */
const expectedFields = (operation: string, status: number) =>
  new Set(
    readInteractions()
      .filter((one) => operationOf(one) === operation && one.response.status === status)
      .flatMap(({ response }) => pathsIn(response.body?.content)),
  );

/** Passes a complete response to each conversion of the client, and records the fields that it reads. */
export function readFields(): Fields[] {
  return operations.flatMap(({ id, success }) => {
    const schema = answerSchema(id, success);
    // The client uses every field of the site's metadata, by path.
    if (!schema || id === 'getPageMetadata') return [];
    const convert = Object.hasOwn(toRecords, id)
      ? (toRecords[id as keyof typeof toRecords] as Convert)
      : undefined;
    const converted = convert ? readsOf(id, schema, convert) : [];
    const reads = new Set([...converted, ...(unconverted[id] ?? [])]);
    const seen = expectedFields(id, success);
    const all = fieldsOf(schema);
    const read = all.filter(({ path }) => reads.has(path));
    const unread = all.filter(({ path }) => !reads.has(path)).map(({ path }) => path);
    return {
      operation: id,
      all,
      read,
      unread,
      untested: read.filter(({ path }) => !seen.has(path)),
      unneeded: unread.filter((path) => seen.has(path)),
    };
  });
}

let readPaths: Map<string, string[]> | undefined;

/** Returns whether the client reads the field of a successful response, or a field below or above it. */
export function isRead(operation: string, path: string): boolean {
  readPaths ??= new Map(readFields().map((one) => [one.operation, one.read.map(pathOf)]));
  const isWithin = (inner: string, outer: string) =>
    inner === outer || inner.startsWith(`${outer}.`) || inner.startsWith(`${outer}[`);
  const read = readPaths.get(operation);
  return read?.some((one) => isWithin(one, path) || isWithin(path, one)) ?? true;
}

const pathOf = ({ path }: Field) => path;

/** Returns a message for each property of a request that no pact sends. */
export function unsentFields(): string[] {
  const interactions = readInteractions();
  const tests = globSync(inProject('packages/api-client/pact/*.pact.test.ts'));
  return operations.flatMap(({ id }) => {
    const bodies = interactions
      .filter((one) => operationOf(one) === id)
      .map(({ request }) => Object(request.body?.content) as object);
    const names = Object.keys(resolved(requestSchema(id) ?? {}).properties ?? {});
    const unsent = names.filter((name) => !bodies.some((body) => name in body));
    if (unsent.length === 0) return [];
    const test = tests.find((file) => readFileSync(file, 'utf8').includes(`endpoints.${id}.`));
    const place = test?.slice(inProject().length) ?? 'packages/api-client/pact';
    return unsent.map((name) => `${place}: send ${name} of ${id}, then run \`pnpm generate\`.`);
  });
}

const inCode = (paths: string[]) => paths.map((path) => `\`${path}\``).join(', ') || 'nothing';

/** Returns the text of contracts/fields.md. */
export function describeFields(): string {
  const sections = readFields().map(
    ({ operation, read, unread }) => `## ${operation}

- Read: ${inCode(read.map(({ path }) => path))}
- Not read: ${inCode(unread)}
`,
  );
  return `# Fields that the storefront reads

Generated by \`pnpm generate\`: it passes a response with all documented fields to the client and records
which fields the client reads. Do not edit this file. A pact expects every required field that is read, and
no other. A backend for this storefront alone may omit the other fields.

${sections.join('\n')}`;
}
