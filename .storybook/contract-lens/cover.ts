import type { Cover, Field, Interaction, Operation } from './types.ts';

const typeOf = (value: unknown) => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

type Leaf = [path: string, value: unknown];

/** Returns the values of a body with the paths of their fields. */
export function leavesOf(body: unknown, path = '$'): Leaf[] {
  if (Array.isArray(body)) return body.flatMap((entry) => leavesOf(entry, `${path}[*]`));
  if (typeof body !== 'object' || body === null) return [[path, body]];
  return Object.entries(body).flatMap(([name, below]) => leavesOf(below, `${path}.${name}`));
}

/** Returns whether a body has all that an interaction expects, by type. */
function fits(expected: unknown, found: unknown, path: string, fields: Field[]): boolean {
  if (Array.isArray(expected)) {
    if (!Array.isArray(found)) return false;
    if (expected.length === 0 || found.length === 0) return expected.length === found.length;
    return found.every((entry) => fits(expected[0], entry, `${path}[*]`, fields));
  }
  if (typeOf(expected) === 'object') {
    if (typeOf(found) !== 'object') return false;
    return Object.entries(expected as object).every(
      ([name, below]) =>
        name in (found as object) &&
        fits(below, (found as Record<string, unknown>)[name], `${path}.${name}`, fields),
    );
  }
  if (expected === null) return found === null;
  const field = fields.find((one) => one.path === path);
  if (field?.values && !field.values.includes(found)) return false;
  return (field?.types ?? [typeOf(expected)]).includes(typeOf(found));
}

const equalLeaves = (expected: unknown, found: unknown) => {
  const others = leavesOf(found);
  return leavesOf(expected).filter(([path, value]) =>
    others.some(([otherPath, other]) => path === otherPath && value === other),
  ).length;
};

/** Returns the fields of a successful body that the contract does not document. */
const undocumented = ({ fields, success }: Operation, status: number, body: unknown) =>
  status === success && fields.length > 0
    ? leavesOf(body)
        .map(([path]) => path)
        // Objects and lists may be empty or null.
        .filter((path) => !fields.some((one) => one.path.startsWith(path)))
    : [];

type ErrorForm = 'message' | 'error' | 'errors' | 'fields' | 'none';

/** Returns the form of an error's body. Which fields have errors depends on the request. */
function errorForm(body: unknown): ErrorForm {
  const fields = Object.entries(body ?? {});
  for (const name of ['message', 'error'] as const)
    if (fields.some(([key, value]) => key === name && typeof value === 'string')) return name;
  if (fields.length === 0 || !fields.every(([, value]) => Array.isArray(value))) return 'none';
  return fields.some(([key]) => key === 'errors') ? 'errors' : 'fields';
}

const isPromised = (
  { success, fields }: Operation,
  { status, body }: Interaction,
  found: unknown,
) => {
  if (body === undefined) return true;
  return status === success ? fits(body, found, '$', fields) : errorForm(body) === errorForm(found);
};

/**
 * Returns the interaction of the pacts that promises a response: of those with its form, the one with the
 * most equal values.
 *
 * @param status undefined without a response
 */
export function coverOf(operation: Operation, status: number | undefined, body: unknown): Cover {
  if (status === undefined || status >= 500) return { kind: 'failure' };
  if (status === 404 && operation.isOptional) return { kind: 'documented' };
  if (!operation.statuses.includes(status))
    return { kind: 'unpromised', reason: `status ${status} is not documented` };
  const [unknown] = undocumented(operation, status, body);
  if (unknown) return { kind: 'unpromised', reason: `${unknown} is not documented` };
  const candidates = operation.interactions.filter((one) => one.status === status);
  if (candidates.length === 0) return { kind: 'documented' };
  const [closest, ...others] = candidates
    .filter((one) => isPromised(operation, one, body))
    .sort((one, other) => equalLeaves(other.body, body) - equalLeaves(one.body, body));
  if (!closest)
    return { kind: 'unpromised', reason: `no interaction with status ${status} has this body` };
  const { description, states } = closest;
  return {
    kind: 'interaction',
    description,
    states,
    others: others.map((one) => one.description),
  };
}

/** Returns the operation of a request. */
export function operationAt(
  operations: Operation[],
  method: string,
  path: string,
): Operation | undefined {
  return operations.find(
    (one) =>
      one.method === method &&
      new RegExp(`^${one.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
}
