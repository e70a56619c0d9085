import { readContract } from '@parinda/api/contract';

/** The keywords of JSON Schema that this code reads. */
export interface Schema {
  type?: string | string[];
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minLength?: number;
  anyOf?: Schema[];
  oneOf?: Schema[];
  $ref?: string;
}

type Body = { content?: Record<string, { schema: Schema }> };
type Response = Body & { $ref?: string };

interface Document {
  paths: Record<
    string,
    Record<string, { operationId: string; requestBody?: Body; responses: Record<string, Response> }>
  >;
  components: { responses: Record<string, Response>; schemas: Record<string, Schema> };
}

const document = readContract() as unknown as Document;
const { components } = document;

const nameIn = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1);

export function resolved(schema: Schema): Schema {
  return schema.$ref ? resolved(components.schemas[nameIn(schema.$ref)] ?? {}) : schema;
}

/** Returns the alternatives of a schema. */
export function choicesOf(schema: Schema): Schema[] {
  const one = resolved(schema);
  const several = one.anyOf ?? one.oneOf;
  return several ? several.flatMap(choicesOf) : [one];
}

/** Returns the allowed JSON types. `number` includes integers. */
export function typesOf(schema: Schema): Set<string> {
  const types = choicesOf(schema).flatMap(({ type, enum: values, const: only }) =>
    type ? [type].flat() : [...(values ?? []), ...(only === undefined ? [] : [only])].map(typeOf),
  );
  return new Set(types.map((type) => (type === 'integer' ? 'number' : type)));
}

export function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

const describedAs = (operation: string) =>
  Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .find(({ operationId }) => operationId === operation);

/** Returns the schema of an operation's request body; undefined when it has none. */
export const requestSchema = (operation: string): Schema | undefined =>
  describedAs(operation)?.requestBody?.content?.['application/json']?.schema;

/** Returns the schema of an operation's JSON response with this status, if it has one. */
export function answerSchema(operation: string, status: number): Schema | undefined {
  const here = describedAs(operation)?.responses[status];
  const response = here?.$ref ? components.responses[nameIn(here.$ref)] : here;
  return response?.content?.['application/json']?.schema;
}
