import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { readContract } from '../src/http/contract.ts';
import { bodyValidators, operationPointer } from './body-validators.ts';

/** Difference between a response and the contract. */
export interface ValueError {
  /** JSONPath, such as `$[0].created_at`. */
  path: string;
  /** The demand of the contract, such as `must be string`. */
  rule: string;
  /** The name of a field that is absent below the path. */
  missing?: string;
  value: unknown;
}

const contract = readContract();
const { validatorOf } = bodyValidators(contract, isPlausibleTime, { verbose: true });

const dayMs = 86_400_000;

/** Returns whether a text is an existing RFC 3339 time between the year 2000 and tomorrow. */
export function isPlausibleTime(text: string): boolean {
  const [, year, month, day] =
    /^(\d{4})-(\d\d)-(\d\d)T\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.exec(text) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  // The constructor turns February 30 into March 2.
  if (date.getUTCDate() !== Number(day)) return false;
  const time = Date.parse(text);
  return time >= Date.UTC(2000) && time <= Date.now() + dayMs;
}

function responseValidator(operation: string, status: number): ValidateFunction | undefined {
  for (const [path, methods] of Object.entries(contract.paths)) {
    for (const [method, { operationId, responses }] of Object.entries(methods)) {
      const { $ref, content } = responses[status] ?? {};
      if (operationId !== operation || !($ref || content)) continue;
      return validatorOf($ref ?? `${operationPointer(path, method)}/responses/${status}`);
    }
  }
  return undefined;
}

const asJsonPath = (pointer: string) =>
  `$${pointer
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part.replaceAll('~1', '/')}`))
    .join('')}`;

function describe({ keyword, instancePath, params, message, data }: ErrorObject): ValueError {
  const path = asJsonPath(instancePath);
  const isTime = keyword === 'format' && params.format === 'date-time';
  const rule = isTime
    ? 'must be an existing time between the year 2000 and tomorrow'
    : (message ?? keyword);
  return {
    path,
    rule,
    value: data,
    ...(keyword === 'required' && { missing: params.missingProperty }),
  };
}

/**
 * Returns how the values of a response differ from the contract. Unlike `contractError` it allows what
 * contracts/README.md allows other backends: times with an offset, and ratings as numbers.
 */
export function valueErrors(operation: string, status: number, body: unknown): ValueError[] {
  const validate = responseValidator(operation, status);
  if (!validate || validate(body)) return [];
  return (
    (validate.errors ?? [])
      // The errors of the other alternatives say more.
      .filter(({ keyword, params }) => !/^(anyOf|oneOf)$/.test(keyword) && params.type !== 'null')
      .filter(
        ({ instancePath, data }) =>
          !(instancePath.endsWith('/average_rating') && typeof data === 'number'),
      )
      .map(describe)
  );
}
