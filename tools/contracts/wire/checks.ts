import { type ValueError, valueErrors } from '@parinda/api/testing/response-values';
import { operations } from '@parinda/testing/pacts';
import { isRead } from '../fields.ts';
import { inAnyEntry, type Mismatch } from '../mismatches.ts';
import type { Answer } from '../proxy.ts';
import { whyNoJson } from './unreadable.ts';

/** Values that the provider state of an interaction returned. */
export type StateValues = Record<string, unknown>;

export const isJson = ({ headers }: Pick<Answer, 'headers'>): boolean =>
  headers['content-type']?.includes('json') ?? false;

/** Returns why the storefront cannot read the body, or undefined. */
export const whyUnreadable = (answer: Answer): string | undefined =>
  isJson(answer) ? whyNoJson(answer.bytes ?? Buffer.from(answer.body)) : undefined;

/** Returns the body with each number in its shortest form: 900007.0 and 9.00007e5 are 900007. */
export const withPlainNumbers = (answer: Answer): Answer =>
  isJson(answer) && answer.body
    ? { ...answer, body: JSON.stringify(JSON.parse(answer.body)) }
    : answer;

function asMismatch({ path, rule, missing, value }: ValueError): Mismatch {
  const given = { type: 'BodyMismatch', path, actual: JSON.stringify(value) };
  return missing === undefined
    ? { ...given, mismatch: 'Differs from the contract', rule }
    : {
        ...given,
        mismatch: `Actual map is missing the following keys: ${missing}`,
        actual: JSON.stringify(Object.keys(Object(value))),
      };
}

/** Fields with the id of the customer, by operation. */
const customerIds: Record<string, RegExp> = {
  getProfile: /^\$\.id$/,
  updateProfile: /^\$\.id$/,
  createAddress: /^\$\.user$/,
  listAddresses: /^\$\[\d+\]\.user$/,
  listOrders: /^\$\[\d+\]\.address_details\.user$/,
  getOrder: /^\$\.address_details\.user$/,
};

/** Returns the fields of a body with their paths. */
function fieldsOf(value: unknown, path = '$'): { path: string; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, below]) =>
    fieldsOf(below, path + (Array.isArray(value) ? `[${key}]` : `.${key}`)),
  );
}

/** Returns the fields with a value that the interaction does not allow. Pact cannot compare them. */
function wrongFields(operation: string, body: unknown, { user_id }: StateValues): Mismatch[] {
  const owner = user_id === undefined ? undefined : customerIds[operation];
  return fieldsOf(body).flatMap(({ path, value }) => {
    const given = { type: 'BodyMismatch', path, actual: value };
    if (owner?.test(path) && value !== user_id) {
      return [{ ...given, mismatch: 'The id of another customer', expected: user_id }];
    }
    const isStatus = operation === 'listReviews' && path.endsWith('].status');
    return isStatus && value !== 'published'
      ? [{ ...given, mismatch: 'A review that is not published', expected: 'published' }]
      : [];
  });
}

/**
 * Returns what Pact does not see in a successful response: values against the contract, optional fields
 * included, and records of other customers.
 */
export function bodyMismatches(
  { status, body: text }: Pick<Answer, 'status' | 'body'>,
  operation: string,
  values: StateValues,
): Mismatch[] {
  const documented = operations.find(({ id }) => id === operation)?.success;
  if (!documented || status < 200 || status > 299 || !text) return [];
  const body: unknown = JSON.parse(text);
  const errors = valueErrors(operation, documented, body).filter(({ path, missing }) =>
    isRead(operation, inAnyEntry(missing === undefined ? path : `${path}.${missing}`)),
  );
  return [...errors.map(asMismatch), ...wrongFields(operation, body, values)];
}

/** Returns problems of the headers, apart from CORS. */
export function headerProblems({ headers }: Pick<Answer, 'headers'>): string[] {
  const cookie = headers['set-cookie'];
  return cookie ? [`header Set-Cookie: expected nothing, got ${JSON.stringify(cookie)}`] : [];
}
