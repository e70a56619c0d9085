import type { ApiError } from './errors.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const bodyOf = (error: ApiError): unknown => ('data' in error ? error.data : undefined);

/** Returns the server's message: `message`, `error`, or the first of `errors`. */
export function serverMessage(error: ApiError): string | undefined {
  const body = bodyOf(error);
  if (!isRecord(body)) return undefined;
  for (const text of [body.message, body.error, serverErrors(error)[0]]) {
    if (typeof text === 'string' && text !== '') return text;
  }
  return undefined;
}

/** Returns a text, or the texts of a list, as a list. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value ? [value] : [];
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
}

/** Returns the texts of the server's `errors`. Backends send a list, one text, or texts by field. */
export function serverErrors(error: ApiError): string[] {
  const body = bodyOf(error);
  if (!isRecord(body)) return [];
  const { errors } = body;
  const messages = isRecord(errors) ? Object.values(errors).flatMap(textsOf) : textsOf(errors);
  return [...messages, ...textsOf(body.non_field_errors)];
}

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

/** A list is about a field with this name; a text is the server's message. */
const isMessageField = (field: string, value: unknown): boolean =>
  field === 'message' && Array.isArray(value);

/**
 * Returns the messages by field, from the body itself or from its `errors`. Empty for any other body.
 */
export function fieldErrors(error: ApiError): Record<string, string[]> {
  const body = bodyOf(error);
  if (!isRecord(body)) return {};
  const entries = Object.entries(isRecord(body.errors) ? body.errors : body)
    .filter(([field, value]) => !otherProperties.includes(field) || isMessageField(field, value))
    .map(([field, messages]) => [field, textsOf(messages)] as const)
    .filter(([, messages]) => messages.length > 0);
  return Object.fromEntries(entries);
}
