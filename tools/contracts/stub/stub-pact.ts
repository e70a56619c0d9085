import { type Interaction, operationOf, operations, type Pact } from '@parinda/testing/pacts';

type Matchers = { matchers: object[]; combine?: string };

interface Request {
  method: string;
  path: string;
  query?: Record<string, string[]>;
  headers?: Record<string, string[]>;
  body?: { content?: unknown };
  matchingRules?: Record<string, unknown>;
}

const rule = (matcher: object): Matchers => ({ combine: 'AND', matchers: [matcher] });
const like = (example: string): Matchers =>
  rule({ match: 'regex', regex: `^${example.replaceAll(/\d+/g, String.raw`\d+`)}$` });

/** Accepts any id, and any values of the same types. */
function loosened(request: Request): Request {
  const { path, query = {}, headers = {}, body, matchingRules } = request;
  const anyId = /^\/api\/.*\/\d+(\/|$)/.test(path) && { path: like(path) };
  const ids = Object.entries(query).filter(([, [value]]) => /^\d+$/.test(value ?? ''));
  const key = headers['Idempotency-Key'] && { 'Idempotency-Key': rule({ match: 'notEmpty' }) };
  return {
    ...request,
    matchingRules: {
      ...matchingRules,
      ...anyId,
      ...(ids.length > 0 && {
        query: Object.fromEntries(ids.map(([name, [value]]) => [name, like(`${value}`)])),
      }),
      header: { ...(matchingRules?.header as object), ...key },
      ...(body?.content !== undefined && { body: { $: rule({ match: 'type' }) } }),
    },
  };
}

/** Removes the content type of an empty body, and everything but the path of a logged-out request. */
function stripped(one: Interaction): Request {
  const { headers = {}, body, ...rest } = one.request as Request;
  if (isLoggedOut(one)) return rest;
  if (body?.content !== undefined) return { ...rest, headers, body };
  const { 'Content-Type': _, ...others } = headers;
  return { ...rest, headers: others };
}

const requestKey = ({ request: { method, path, query, headers, body } }: Interaction) =>
  JSON.stringify([method, path, query, headers, body]);

const isSecured = (interaction: Interaction) =>
  operations.find(({ id }) => id === operationOf(interaction))?.isSecured;

const isLoggedOut = (one: Interaction) => one.response.status === 401 && isSecured(one);

/**
 * Returns the pact for a stub, which has no states. Pact's server uses the first interaction of the best
 * match, so errors of one specific request come first, then successes, the largest response first. Any
 * other session than the pact's counts as logged out. Errors that need a state are left out.
 */
export function stubPact(pact: Pact): Pact {
  const isSuccess = ({ response }: Interaction) => response.status < 400;
  const isLoose = (one: Interaction) => isSuccess(one) || isLoggedOut(one);
  const successful = new Set(pact.interactions.filter(isSuccess).map(requestKey));
  const size = ({ response }: Interaction) => JSON.stringify(response.body ?? '').length;
  return {
    ...pact,
    interactions: pact.interactions
      .filter((one) => isSuccess(one) || !successful.has(requestKey(one)))
      .sort((a, b) => Number(isLoose(a)) - Number(isLoose(b)) || size(b) - size(a))
      .map((one) => ({ ...one, request: isLoose(one) ? loosened(stripped(one)) : stripped(one) })),
  };
}
