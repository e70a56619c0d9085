import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { inProject } from '../run/project.ts';

/** An operation of contracts/openapi.yaml. */
export interface Operation {
  id: string;
  /** Upper case. */
  method: string;
  path: string;
  isSecured: boolean;
  statuses: number[];
}

interface Described {
  operationId: string;
  security?: unknown[];
  responses: Record<string, unknown>;
}

type Contract = { paths: Record<string, Record<string, Described>> };

export const readOperations = (): Operation[] =>
  operationsIn(readFileSync(inProject('contracts/openapi.yaml'), 'utf8'));

/** Of an OpenAPI document's text, in its order. */
export function operationsIn(text: string): Operation[] {
  const { paths } = parse(text) as Contract;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId: id, security, responses }]) => ({
      ...{ id, path, method: method.toUpperCase(), isSecured: Boolean(security?.length) },
      statuses: Object.keys(responses).map(Number),
    })),
  );
}

/** The operation that a request means; undefined when the document has none. */
export function operationOf(
  operations: Operation[],
  method: string,
  path: string,
): Operation | undefined {
  const means = (template: string) =>
    new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);
  // A fixed path wins over one with a parameter in the same place.
  return operations
    .filter((one) => one.method === method.toUpperCase() && means(one.path))
    .sort((a, b) => a.path.split('{').length - b.path.split('{').length)[0];
}
