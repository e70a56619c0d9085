import { readApiContract } from '../src/http/contract.ts';

/** The parts of JSON Schema that the contract uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  examples?: unknown[];
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

/** An operation of contracts/openapi.yaml. */
export interface Described {
  operationId: string;
  security?: unknown[];
  parameters?: Parameter[];
  requestBody?: { content: { 'application/json': { schema: Schema } } };
  responses: Record<string, { $ref?: string; content?: object }>;
}

interface Contract {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
}

/** The API's part of the contract. */
export const contract = readApiContract() as unknown as Contract;

/** Resolves a $ref. */
export function resolved(schema: Schema): Schema {
  return schema.$ref
    ? (contract.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {})
    : schema;
}

/**
 * Returns a body with a text in each text property of an operation's request: the text of the
 * example where the contract documents a format.
 */
export function fullBody(operationId: string): Record<string, string> {
  const operation = operations.find((one) => one.operationId === operationId);
  const body = operation?.requestBody?.content['application/json'].schema ?? {};
  const { properties = {}, examples = [] } = resolved(body);
  const example = examples[0] as Record<string, string> | undefined;
  const texts = Object.entries(properties).filter(([, property]) =>
    [resolved(property).type].flat().includes('string'),
  );
  return Object.fromEntries(
    texts.map(([name, { pattern = '' }]) => {
      const text = `text of ${name}`;
      return [name, new RegExp(pattern).test(text) ? text : (example?.[name] ?? text)];
    }),
  );
}

/** All operations with path and method. */
export const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, described]) => ({
    ...described,
    path,
    method: method.toUpperCase(),
    isSecured: (described.security ?? []).length > 0,
    statuses: Object.keys(described.responses).map(Number),
  })),
);

export type DescribedOperation = (typeof operations)[number];
