import * as fc from 'fast-check';
import type { DescribedOperation } from '../contract.ts';
import type { Known } from './known-values.ts';
import { unusualValue, valuesOf } from './values.ts';

/** A request with placeholders. */
export interface GeneratedRequest {
  operation: string;
  method: string;
  /** With `{name}` for each parameter of `params`. */
  path: string;
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  token: Token;
  headers: Record<string, unknown>;
  body: unknown;
  /** Cut in the middle, or without the JSON content type. */
  damage: 'none' | 'cut' | 'not JSON';
}

export type Token = 'valid' | 'none' | 'forged' | 'other scheme';

const unusualInUrl = fc.oneof(unusualValue, fc.constantFrom('a'.repeat(201), 'x'.repeat(3000)));

/** Returns requests of these operations, half of them valid. */
export const requestsOf = (asked: DescribedOperation[]): fc.Arbitrary<GeneratedRequest> =>
  fc.oneof(...asked.map(requestOf));

function requestOf(described: DescribedOperation) {
  const { operationId: operation, path, method, parameters = [], requestBody } = described;
  const value = valuesOf(operation);
  const parametersIn = (path: string) => {
    const model = parameters
      .filter((parameter) => parameter.in === path)
      .map(({ name, schema }) => [name, often(value(schema, name), unusualInUrl)] as const);
    return Object.fromEntries(model);
  };
  const bodySchema = requestBody?.content['application/json'].schema;
  const good = bodySchema && value(bodySchema);
  return fc.record({
    operation: fc.constant(operation),
    method: fc.constant(method),
    path: fc.constant(path),
    params: fc.record(parametersIn('path')),
    query: fc.record(parametersIn('query'), { requiredKeys: [] }),
    token: tokenOf(operation),
    headers: headersOf(operation),
    body: good ? fc.oneof(good, mutated(good), unusualValue) : fc.constant(undefined),
    damage: good
      ? mostly(fc.constant('none' as const), fc.constantFrom('cut', 'not JSON'))
      : fc.constant('none' as const),
  }) as fc.Arbitrary<GeneratedRequest>;
}

/** A logout ends its session, which all later requests need. */
const tokenOf = (operation: string) => {
  const wrong = fc.constantFrom<Token[]>('none', 'forged', 'other scheme');
  return operation === 'logout' ? wrong : mostly<Token>(fc.constant('valid'), wrong);
};

function often<T>(usual: fc.Arbitrary<T>, unusual: fc.Arbitrary<T>) {
  return fc.oneof({ weight: 4, arbitrary: usual }, { weight: 1, arbitrary: unusual });
}

function mostly<T>(usual: fc.Arbitrary<T>, unusual: fc.Arbitrary<T>) {
  return fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: unusual });
}

function headersOf(operation: string): fc.Arbitrary<Record<string, unknown>> {
  const etag: Known = { known: 'etag', pick: 0 };
  const own: Record<string, fc.Arbitrary<unknown>> = {
    createOrder: fc.record(
      { 'idempotency-key': fc.constantFrom('a', 'b', 'x'.repeat(255), 'x'.repeat(256)) },
      { requiredKeys: [] },
    ),
    listProducts: fc.record(
      { 'if-none-match': fc.constantFrom<unknown>(etag, etag, etag, '"other"', '*') },
      { requiredKeys: [] },
    ),
  };
  return (own[operation] ?? fc.constant({})) as fc.Arbitrary<Record<string, unknown>>;
}

/** Replaces or removes one inner value. */
function mutated(good: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(good, fc.nat(), fc.option(unusualValue, { nil: undefined }))
    .map(([body, index, other]) => {
      const paths = pathsIn(body);
      const path = paths[index % paths.length];
      return path ? replaceAt(body, path, other) : other;
    });
}

type Path = (string | number)[];

function pathsIn(value: unknown): Path[] {
  if (typeof value !== 'object' || value === null || 'known' in value) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    [name],
    ...pathsIn(inner).map((path) => [name, ...path]),
  ]);
}

function replaceAt(value: unknown, [name = '', ...rest]: Path, other: unknown): unknown {
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  const inside = copy as Record<string, unknown>;
  inside[name] = rest.length ? replaceAt(inside[name], rest, other) : other;
  return copy;
}
