import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { contract } from './contract.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addFormat('int64', true);
ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
ajv.addSchema(contract, 'contract');

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
  const here = `#/paths/${escaped(path)}/${method.toLowerCase()}/responses/${answer.status}`;
  const pointer = response.$ref ?? here;
  const hasBody = response.$ref !== undefined || response.content !== undefined;
  if (!hasBody) return answer.body === undefined ? undefined : `${here} has a body`;
  const validate = validatorOf(pointer);
  return validate(answer.body) ? undefined : `${here}: ${ajv.errorsText(validate.errors)}`;
}

/** Returns whether the contract allows this request body. */
export function isValidRequest(method: string, path: string, body: unknown): boolean {
  const described = contract.paths[path]?.[method.toLowerCase()];
  if (!described?.requestBody) return true;
  return validatorOf(`#/paths/${escaped(path)}/${method.toLowerCase()}/requestBody`)(body);
}

const validators = new Map<string, ValidateFunction>();

function validatorOf(pointer: string): ValidateFunction {
  const known = validators.get(pointer);
  if (known) return known;
  const $ref = `contract${pointer}/content/application~1json/schema`;
  const made = ajv.compile({ $ref });
  validators.set(pointer, made);
  return made;
}

const escaped = (path: string) =>
  path.replace(/~/g, '~0').replace(/\//g, '~1').replace(/\{/g, '%7B').replace(/\}/g, '%7D');
