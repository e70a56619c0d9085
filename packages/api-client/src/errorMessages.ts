import type { ApiError } from './errors.ts';

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const bodyOf = (error: ApiError): unknown => ('data' in error ? error.data : undefined);

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
export function textsOf(value: unknown): string[] {
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
