/** The parts of an error that logs and traces may contain. */
export interface SafeError {
  name: string;
  message: string;
  stack: string;
}

/**
 * Returns the innermost cause of an error without values of customers: the message of drizzle's error
 * repeats the parameters, and PostgreSQL's data errors (class 22) quote the value.
 */
export function safeError(error: unknown): SafeError {
  let inner = error;
  while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause;
  const { name, message, stack = '' } = inner instanceof Error ? inner : new Error('not an Error');
  const safe = safeMessage(inner, message);
  // The stack begins with the message at the time of its creation.
  const start = stack.indexOf(message);
  const frames = start === -1 ? '' : stack.slice(start + message.length);
  return { name, message: safe, stack: `${name}: ${safe}${frames}` };
}

function safeMessage(error: unknown, message: string): string {
  const { code, params } = Object(error) as { code?: unknown; params?: unknown };
  if (/^22[0-9A-Z]{3}$/.test(String(code))) return `PostgreSQL error ${code}`;
  // PGlite adds the parameters to its own errors, which have a code and do not repeat them.
  return params !== undefined && code === undefined ? 'Failed query' : message;
}
