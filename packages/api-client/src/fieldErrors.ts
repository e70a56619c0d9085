// Beside refusals.ts, which every page needs: this is for forms.
import type { ApiError } from './errors.ts';
import { bodyOf, isRecord, textsOf } from './refusals.ts';

/** What speaks of the call as a whole, not of a field. */
const ofTheCall = [
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
 * field -> messages, as the body itself or under its `errors`; a single text is a list of one.
 * Empty when the body is another.
 */
export function fieldErrors(error: ApiError): Record<string, string[]> {
  const body = bodyOf(error);
  if (!isRecord(body)) return {};
  const entries = Object.entries(isRecord(body.errors) ? body.errors : body)
    .filter(([field]) => !ofTheCall.includes(field))
    .map(([field, messages]) => [field, textsOf(messages)] as const)
    .filter(([, messages]) => messages.length > 0);
  return Object.fromEntries(entries);
}
