import { bodyValidators, operationPointer } from './body-validators.ts';
import { contract } from './contract.ts';

const { validatorOf, describe } = bodyValidators(
  contract,
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/,
);

const paths = Object.keys(contract.paths).map((path) => ({
  path,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/**
 * Returns how a response violates the contract; undefined if it does not, or if the operation is
 * unknown.
 */
export function contractError(
  method: string,
  url: string,
  answer: { status: number; body: unknown },
): string | undefined {
  const path = paths.find(({ pattern }) => pattern.test(url.split('?')[0] ?? ''))?.path;
  const described = path && contract.paths[path]?.[method.toLowerCase()];
  if (!described) return undefined;
  const response = described.responses[answer.status];
  if (!response) return `${method} ${path}: status ${answer.status} is not documented`;
  const here = `${operationPointer(path, method)}/responses/${answer.status}`;
  const pointer = response.$ref ?? here;
  const hasBody = response.$ref !== undefined || response.content !== undefined;
  if (!hasBody) return answer.body === undefined ? undefined : `${here} has a body`;
  const validate = validatorOf(pointer);
  return validate(answer.body) ? undefined : `${here}: ${describe(validate)}`;
}

/** Returns whether the contract allows this request body. */
export function isValidRequest(method: string, path: string, body: unknown): boolean {
  const described = contract.paths[path]?.[method.toLowerCase()];
  if (!described?.requestBody) return true;
  return validatorOf(`${operationPointer(path, method)}/requestBody`)(body);
}
