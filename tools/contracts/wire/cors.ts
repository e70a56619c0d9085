import { type Interaction, operationOf } from '@parinda/testing/pacts';
import type { Answer } from '../proxy.ts';
import type { Verdict } from '../verdict.ts';
import { whyNoResponse } from './unreadable.ts';

type Headers = Record<string, string>;

const listOf = (value = '') =>
  value
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter(Boolean);

/** Header that the storefront reads from each response to a write (packages/api-client/src/client.ts). */
const exposed = 'date';

function originProblems(headers: Headers, origin: string): string[] {
  const allowed = headers['access-control-allow-origin'];
  if (allowed === '*') return [];
  if (allowed !== origin) {
    return [`header Access-Control-Allow-Origin: expected ${origin}, got ${allowed ?? 'nothing'}`];
  }
  const vary = listOf(headers.vary);
  const isSplit = vary.includes('origin') || vary.includes('*');
  return isSplit ? [] : ['header Vary: expected Origin, or caches mix the origins'];
}

/** Returns why a page of the origin could not read a response. */
export function corsProblems(
  { method, headers }: Pick<Answer, 'method' | 'headers'>,
  origin: string,
) {
  const problems = originProblems(headers, origin);
  if (method === 'GET') return problems;
  const names = listOf(headers['access-control-expose-headers']);
  if (names.includes(exposed) || names.includes('*')) return problems;
  return [...problems, `header Access-Control-Expose-Headers: expected ${exposed}`];
}

interface Preflight {
  call: string;
  method: string;
  path: string;
  /** Request headers that a browser asks permission for, in lower case and sorted. */
  names: string[];
}

/** Methods and content types that need no permission (Fetch Standard). */
const simpleMethods = ['GET', 'HEAD', 'POST'];
const simpleTypes = /^(text\/plain|multipart\/form-data|application\/x-www-form-urlencoded)\b/;

/** Returns the preflight of each operation that needs one, with the headers of all its requests. */
export function preflightsOf(interactions: Interaction[]): Preflight[] {
  return [...Map.groupBy(interactions, operationOf)].flatMap(([call, requests]) => {
    const { method = '', path = '' } = requests[0]?.request ?? {};
    const names = requests.flatMap(({ request }) =>
      Object.entries(request.headers ?? {})
        .filter(([name, value]) => {
          const isSimple = /^accept$/i.test(name) || simpleTypes.test(`${value}`);
          return !isSimple;
        })
        .map(([name]) => name.toLowerCase()),
    );
    const sends = requests.some(({ request }) => request.body?.content !== undefined);
    const all = [...new Set([...names, ...(sends ? ['content-type'] : [])])].sort();
    const isNeeded = all.length > 0 || !simpleMethods.includes(method);
    return isNeeded ? [{ call, method, path, names: all }] : [];
  });
}

async function preflightProblems(url: string, origin: string, { method, path, names }: Preflight) {
  const answer = await fetch(url.replace(/\/$/, '') + path, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': method,
      ...(names.length && { 'access-control-request-headers': names.join() }),
    },
    redirect: 'manual',
  }).catch((error: unknown) => whyNoResponse(error));
  if (typeof answer === 'string') return [answer];
  await answer.body?.cancel();
  const headers = Object.fromEntries(answer.headers);
  const methods = listOf(headers['access-control-allow-methods']);
  const isMethodAllowed =
    simpleMethods.includes(method) ||
    methods.includes(method.toLowerCase()) ||
    methods.includes('*');
  const allowed = listOf(headers['access-control-allow-headers']);
  // The wildcard does not cover Authorization.
  const isAllowed = (name: string) =>
    allowed.includes(name) || (allowed.includes('*') && name !== 'authorization');
  const rejected = names.filter((name) => !isAllowed(name));
  return [
    ...(answer.ok ? [] : [`status: expected 200 or 204, got ${answer.status}`]),
    ...originProblems({ vary: 'origin', ...headers }, origin),
    ...(isMethodAllowed ? [] : [`header Access-Control-Allow-Methods: expected ${method}`]),
    ...rejected.map((name) => `header Access-Control-Allow-Headers: expected ${name}`),
  ];
}

/** Sends the preflight of each operation that needs one, as a browser does. */
export async function verifyPreflights(
  url: string,
  origin: string,
  interactions: Interaction[],
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const preflight of preflightsOf(interactions)) {
    const problems = await preflightProblems(url, origin, preflight);
    verdicts.push({
      call: preflight.call,
      interaction: `the preflight of ${preflight.method} from ${origin}`,
      isKept: problems.length === 0,
      problems,
      mismatches: [],
    });
  }
  return verdicts;
}
