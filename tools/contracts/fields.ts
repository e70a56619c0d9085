import { globSync, readFileSync } from 'node:fs';
import { toRecords } from '../../packages/api-client/src/records/toRecords.ts';
import { inProject } from '../run/project.ts';
import { asText, type Path } from './mutations/faults.ts';
import {
  answerSchema,
  choicesOf,
  requestSchema,
  resolved,
  type Schema,
} from './mutations/schema.ts';
import { operationOf, operations, readInteractions } from './pacts.ts';

/** A field of an answer, as `$[*].title`, and whether it may be left out. */
interface Field {
  path: string;
  isRequired: boolean;
}

/** What becomes of the fields that an operation answers when it succeeds. */
export interface Fields {
  operation: string;
  read: Field[];
  unread: string[];
  /** Read, and no pact expects it. */
  unseen: Field[];
}

/** Calls whose answer is used as it comes, and what of it (packages/api-client/src/records). */
const asItComes: Record<string, string[]> = {
  verifyPayment: ['$.status'],
};

/** A value with all fields of a schema, none of them null. */
function full(schema: Schema): unknown {
  const [one = {}] = choicesOf(schema).filter(({ type }) => type !== 'null');
  const [known] = [one.const, ...(one.enum ?? [])].filter((value) => value !== undefined);
  if (known !== undefined) return known;
  if (one.format === 'date-time') return '2026-10-01T09:30:00Z';
  const type = [one.type].flat()[0];
  if (type === 'array') return [full(one.items ?? {})];
  if (type === 'integer' || type === 'number') return 1;
  if (type === 'boolean') return true;
  if (type === 'string') return 'a text';
  const fields = Object.entries(one.properties ?? {});
  return Object.fromEntries(fields.map(([name, below]) => [name, full(below)]));
}

/** The value, which tells of each field that is read of it. */
function watched(value: unknown, path: Path, tell: (path: string) => void): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get(target, name, receiver) {
      const found = Reflect.get(target, name, receiver);
      if (typeof name === 'symbol' || typeof found === 'function' || name === 'length')
        return found;
      const below = [...path, Array.isArray(target) ? '*' : name];
      if (found !== undefined) tell(asText(below));
      return watched(found, below, tell);
    },
  });
}

/** All fields below a schema which are no lists or objects themselves. */
function fieldsOf(schema: Schema, path: Path = [], isRequired = true): Field[] {
  const choices = choicesOf(schema);
  const below = choices.flatMap((one) => [
    ...(one.items ? fieldsOf(one.items, [...path, '*'], isRequired) : []),
    ...Object.entries(one.properties ?? {}).flatMap(([name, field]) =>
      fieldsOf(field, [...path, name], isRequired && (one.required ?? []).includes(name)),
    ),
  ]);
  return below.length ? below : [{ path: asText(path), isRequired }];
}

function pathsIn(content: unknown, path: Path = []): string[] {
  if (Array.isArray(content)) return content.flatMap((entry) => pathsIn(entry, [...path, '*']));
  if (typeof content !== 'object' || content === null) return [asText(path)];
  return Object.entries(content).flatMap(([name, below]) => pathsIn(below, [...path, name]));
}

/** What the pacts expect of the answers of an operation. */
const seenIn = (operation: string, status: number) =>
  new Set(
    readInteractions()
      .filter((one) => operationOf(one) === operation && one.response.status === status)
      .flatMap(({ response }) => pathsIn(response.body?.content)),
  );

/** Which fields of each answer the client reads, found by letting it read one that has all. */
export function readFields(): Fields[] {
  return operations.flatMap(({ id, success }) => {
    const schema = answerSchema(id, success);
    // Of the site's own file by paths every field is used.
    if (!schema || id === 'getPageMetadata') return [];
    const reads = new Set(asItComes[id] ?? []);
    if (Object.hasOwn(toRecords, id)) {
      const toRecord = toRecords[id as keyof typeof toRecords] as (wire: unknown) => unknown;
      toRecord(watched(full(schema), [], (path) => reads.add(path)));
    }
    const seen = seenIn(id, success);
    const all = fieldsOf(schema);
    const read = all.filter(({ path }) => reads.has(path));
    return {
      operation: id,
      read,
      unread: all.filter(({ path }) => !reads.has(path)).map(({ path }) => path),
      unseen: read.filter(({ path }) => !seen.has(path)),
    };
  });
}

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

/** contracts/fields.md */
export function describeFields(): string {
  const sections = readFields().map(
    ({ operation, read, unread }) => `## ${operation}

- Read: ${inCode(read.map(({ path }) => path))}
- Not read: ${inCode(unread)}
`,
  );
  return `# What the storefront reads

Written by \`pnpm generate\` from the client, which is given an answer with all documented fields and
watched; not to be edited. A pact expects every field that is read and must be there. What is not read
may be anything, for who builds a backend for this storefront alone.

${sections.join('\n')}`;
}
