import type { ApiError } from './errors.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const bodyOf = (error: ApiError): unknown => ('data' in error ? error.data : undefined);

/** The server's single message: `message`, `error`, or the first of `errors`. */
export function serverMessage(error: ApiError): string | undefined {
  const body = bodyOf(error);
  if (!isRecord(body)) return undefined;
  for (const text of [body.message, body.error, serverErrors(error)[0]]) {
    if (typeof text === 'string' && text !== '') return text;
  }
  return undefined;
}

/** The server's `errors` list, texts only (login, reviews). */
export function serverErrors(error: ApiError): string[] {
  const body = bodyOf(error);
  if (!isRecord(body) || !Array.isArray(body.errors)) return [];
  return body.errors.filter((text) => typeof text === 'string');
}

/** field -> messages, as registration and address forms answer; empty when the body is another. */
export function fieldErrors(error: ApiError): Record<string, string[]> {
  const body = bodyOf(error);
  if (!isRecord(body)) return {};
  const entries = Object.entries(body).flatMap(([field, messages]): [string, string[]][] =>
    Array.isArray(messages) && messages.every((text) => typeof text === 'string')
      ? [[field, messages]]
      : [],
  );
  return Object.fromEntries(entries);
}
