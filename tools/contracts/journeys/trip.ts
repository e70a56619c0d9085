import { documentedStatus } from '@parinda/api/testing/allowed-variations';
import { operations } from '@parinda/api/testing/contract';
import { contractError } from '@parinda/api/testing/contract-check';
import { operationOf } from '@parinda/testing/pacts';

export interface Reply {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: the contract check has validated it
  body: any;
  /** Command that repeats the request. */
  curl: string;
}

interface Sent {
  token?: unknown;
  body?: object;
  headers?: Record<string, string>;
}

/** A chain of calls about one subject. Throws a JourneyError at the first problem. */
export interface Journey {
  name: string;
  run: (trip: Trip) => Promise<void>;
}

export interface Backend {
  /** URL of the backend, with an optional base path. */
  url: string;
  statesUrl: string;
  /** operationIds of the optional operations that it lacks. */
  missing: string[];
  /** The parameters of each provider state in its first pact. */
  stateParams: Map<string, object>;
  timeoutMs: number;
}

export type Values = Record<string, string | number>;

/** A problem between calls, in plain words, with the command that repeats the last call. */
export class JourneyError extends Error {
  readonly curl: string;
  constructor(message: string, curl: string) {
    super(message);
    this.curl = curl;
  }
}

/** Sends the requests of one journey and checks each answer against the contract. */
export class Trip {
  /** Reasons why parts of the journey were left out. */
  readonly skipped: string[] = [];
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  /** Sets up a provider state with the parameters of its first pact and these. */
  async state(name: string, params: object = {}): Promise<Values> {
    const { statesUrl, stateParams } = this.#backend;
    const all = { ...stateParams.get(name), ...params };
    const body = { state: name, params: all, action: 'setup' };
    const reply = await this.#send('POST', statesUrl, { body });
    check(reply.status < 300, `the state "${name}" answers ${reply.status}`, reply);
    return reply.body ?? {};
  }

  /** Sends a request. `path` follows the base URL. Throws for an answer outside the contract. */
  async call(method: string, path: string, sent: Sent = {}): Promise<Reply> {
    const url = this.#backend.url.replace(/\/$/, '') + path;
    const reply = await this.#send(method, url, sent);
    const problem = contractProblem(method, path, reply);
    check(!problem, `${method} ${path}: ${problem}`, reply);
    return reply;
  }

  /** Sends a request that must succeed. */
  async ok(method: string, path: string, sent: Sent = {}): Promise<Reply> {
    const reply = await this.call(method, path, sent);
    const { status } = reply;
    check(status < 300, `${method} ${path} answers ${status}, expected success`, reply);
    return reply;
  }

  /** Sends a request that must be rejected with one of these statuses. */
  async rejected(statuses: number[], problem: string, ...request: Parameters<Trip['call']>) {
    const reply = await this.call(...request);
    const wanted = statuses.join(' or ');
    check(
      statuses.includes(reply.status),
      `${problem}: ${reply.status}, expected ${wanted}`,
      reply,
    );
    return reply;
  }

  /** Returns whether the backend has an optional operation, and notes the reason if it does not. */
  has(operation: string): boolean {
    const isMissing = this.#backend.missing.includes(operation);
    if (isMissing) this.skip(`the backend lacks the optional operation ${operation}`);
    return !isMissing;
  }

  skip(reason: string): void {
    this.skipped.push(reason);
  }

  /** Returns path and query of the next page, or undefined on the last page. */
  nextPage({ headers }: Reply): string | undefined {
    const link = /<([^>]*)>\s*;\s*rel="?next"?/.exec(headers.get('link') ?? '')?.[1];
    if (link === undefined) return undefined;
    const base = new URL(this.#backend.url);
    const { pathname, search } = new URL(link, base);
    const prefix = base.pathname.replace(/\/$/, '');
    return pathname.replace(prefix, '') + search;
  }

  async #send(method: string, url: string, { token, body, headers }: Sent): Promise<Reply> {
    const sent = {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
      // Otherwise fetch adds no-cache, to which a server may answer 200.
      ...(headers?.['if-none-match'] && { 'cache-control': 'max-age=0' }),
      ...headers,
    };
    const payload = body && JSON.stringify(body);
    const curl = asCurl(method, url, sent, payload);
    try {
      const answer = await fetch(url, {
        method,
        headers: sent,
        redirect: 'manual',
        signal: AbortSignal.timeout(this.#backend.timeoutMs),
        ...(payload && { body: payload }),
      });
      const text = await answer.text();
      return { status: answer.status, headers: answer.headers, body: parsed(text), curl };
    } catch (error) {
      const { message, cause } = error as Error & { cause?: { code?: string } };
      throw new JourneyError(`${method} ${url}: no answer (${cause?.code ?? message})`, curl);
    }
  }
}

/** Throws the problem unless the condition holds. */
export function check(isGood: boolean, problem: string, { curl }: Reply): void {
  if (!isGood) throw new JourneyError(problem, curl);
}

/** Returns the entry of a list with this id. */
export const byId = ({ body }: Reply, id: unknown) =>
  (body as { id: number }[]).find((one) => one.id === id);

/** Returns an amount of the contract in paise. */
export const paise = (rupees: unknown) => Math.round(Number(rupees) * 100);

/** Returns an id that no earlier run has used. */
export const newId = () => 1_000_000 + Math.floor(Math.random() * 900_000_000);

export const newEmail = () => `journey-${newId()}@example.com`;

/** Sets up a product that only this run knows. Returns its id. */
export async function newProduct(trip: Trip, params: object = {}): Promise<number> {
  const product_id = newId();
  await trip.state('a product is on sale', {
    product_id,
    slug: `journey-${product_id}`,
    ...params,
  });
  return product_id;
}

/** Returns token and id of a new customer. */
export const newCustomer = (trip: Trip, params: object = {}) =>
  trip.state('a customer is signed in', params);

export const address = {
  full_name: 'Asha Rao',
  phone: '98765 43210',
  address: '14 Temple Street',
  address_line2: null,
  city: 'Mysuru',
  state: 'Karnataka',
  zip_code: '570001',
};

/** Adds an address and returns its id. */
export async function newAddress(trip: Trip, token: unknown, fields: object = {}): Promise<number> {
  const body = { ...address, ...fields };
  return (await trip.ok('POST', '/api/user/addresses/', { token, body })).body.id;
}

/** Returns how an answer violates the contract, after the variations that contracts/README.md allows. */
function contractProblem(method: string, url: string, { status, body }: Reply): string | undefined {
  const [path = ''] = url.split('?');
  const id = operationOf({ request: { method, path } });
  const statuses = operations.find(({ operationId }) => operationId === id)?.statuses ?? [];
  const documented = documentedStatus(statuses, status, status === 404);
  if (documented === undefined) return `${status}, a limit that every state should reset`;
  const content = documented === 204 ? undefined : body;
  return contractError(method, url, { status: documented, body: content });
}

function parsed(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

function asCurl(method: string, url: string, headers: object, payload?: string): string {
  const lines = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  const data = payload === undefined ? [] : [`-d ${quoted(payload)}`];
  return ['curl -i', `-X ${method}`, quoted(url), ...lines, ...data].join(' ');
}
