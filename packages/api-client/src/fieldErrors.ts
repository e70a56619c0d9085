import { bodyOf, isRecord, textsOf } from './errorMessages.ts';
import type { ApiError } from './errors.ts';

/** Properties that are not form fields. */
const otherProperties = [
  'message',
  'msg',
  'error',
  'errors',
  'detail',
  'non_field_errors',
  'status',
  'code',
];

/**
 * Returns the messages by field, from the body itself or from its `errors`. Empty for any other body.
 */
export function fieldErrors(error: ApiError): Record<string, string[]> {
  const body = bodyOf(error);
  if (!isRecord(body)) return {};
  const entries = Object.entries(isRecord(body.errors) ? body.errors : body)
    .filter(([field]) => !otherProperties.includes(field))
    .map(([field, messages]) => [field, textsOf(messages)] as const)
    .filter(([, messages]) => messages.length > 0);
  return Object.fromEntries(entries);
}
