import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  pattern?: string;
}
interface Operation {
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: { 'application/json': { schema: Schema } } };
}
interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

export interface GeneratedRequest {
  method: 'GET' | 'POST' | 'DELETE';
  url: string;
  isSignedIn: boolean;
  headers: Record<string, string>;
  payload: string | undefined;
}

const file = new URL('../../../../contracts/openapi.yaml', import.meta.url);
const contract: Contract = parse(readFileSync(file, 'utf8'));

/** Repeatable random numbers from 0 to 1 (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const numbers = [0, 1, 2, 7, -1, 1.5, 1000, 1001, 2 ** 31, 2 ** 53 - 1, 2 ** 53, 2 ** 63, 1e21, -0];
const texts = [
  ...[
    '',
    ' ',
    'a',
    'Asha Rao',
    'asha@example.com',
    '570001',
    '123456',
    'null',
    '\0',
    'a\0b',
    '\r\n',
  ],
  ...['<script>alert(1)</script>', "' or 1=1 --", '\ud800', '𝒜\u202e', '%00', '../../etc/passwd'],
  ...['a'.repeat(300), 'x'.repeat(10_000), 'constructor', '__proto__', 'a@b.c\nBcc: x@y.z'],
];
const others = [null, true, false, [], {}, [[]], { a: { b: {} } }];

/** One request after another: mostly well formed, with a few parts that are not. */
export function* generatedRequests(random: () => number): Generator<GeneratedRequest> {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

  function made(schema: Schema): unknown {
    if (random() < 0.12) return pick([...numbers, ...texts, ...others]);
    const known = schema.$ref
      ? contract.components.schemas[schema.$ref.split('/').at(-1) ?? '']
      : schema;
    const type = Array.isArray(known?.type) ? pick(known.type) : known?.type;
    if (type === 'integer') return random() < 0.7 ? 1 + Math.floor(random() * 5) : pick(numbers);
    if (type === 'string') return known?.pattern?.includes('@') ? 'asha@example.com' : pick(texts);
    if (type === 'array') {
      return Array.from({ length: Math.floor(random() * 3) }, () => made(known?.items ?? {}));
    }
    if (type !== 'object') return null;
    const entries = Object.entries(known?.properties ?? {}).filter(() => random() < 0.93);
    return Object.fromEntries(entries.map(([name, inner]) => [name, made(inner)]));
  }

  // A lone surrogate cannot be written in a URL.
  const text = (schema: Schema) =>
    encodeURIComponent(String(made(schema)).replaceAll('\ud800', '\ufffd'));
  for (;;) {
    const { path, method, operation } = pick(operations);
    const parameters = operation.parameters ?? [];
    const ofKind = (kind: string) => parameters.filter((one) => one.in === kind);
    let url = path;
    for (const { name, schema } of ofKind('path'))
      url = url.replace(`{${name}}`, text(schema) || 'x');
    const query = ofKind('query').map(({ name, schema }) => `${name}=${text(schema)}`);
    if (query.length > 0 && random() < 0.9) url += `?${query.join('&')}`;
    const schema = operation.requestBody?.content['application/json'].schema;
    const json = schema && JSON.stringify(made(schema));
    yield {
      ...{ method: method.toUpperCase() as GeneratedRequest['method'], url },
      isSignedIn: random() < 0.9,
      headers: {
        ...(schema && { 'content-type': random() < 0.97 ? 'application/json' : 'text/plain' }),
        ...(random() < 0.2 && { 'idempotency-key': pick(['a', 'b', 'x'.repeat(300)]) }),
      },
      payload: json && random() < 0.04 ? json.slice(0, -2) : json,
    };
  }
}
