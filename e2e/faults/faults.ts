/** The answer to a call. The two words mean a refused connection and no answer at all. */
export type Reply = { status: number; body: string; type?: string; afterMs?: number } | Failing;
type Failing = 'refused' | 'silent';

/** Expected result of an answer. */
export type Meaning =
  /** The call has failed. */
  | 'failed'
  /** The call has succeeded, even if late or partly malformed. */
  | 'answered'
  /** The call has succeeded with an empty result. */
  | 'empty'
  /** The session has ended, if the call needs one. */
  | 'unauthorized';

/** Shape of an operation's answer; the shop reads no fields of a message. */
export type AnswerKind = 'list' | 'record' | 'message';

/** One kind of faulty answer. */
export interface Fault {
  name: string;
  /**
   * Name of a fault that the client cannot distinguish from this one (client.slow.test.ts); screens
   * are tested with that fault.
   */
  sameAs?: string;
  means: Meaning;
  /** Kinds of answers that can have this fault; all by default. */
  befalls?: AnswerKind[];
  /** @param healthy the normal answer */
  reply: (healthy: { status: number; body: unknown }) => Reply;
}

const json = (body: unknown, status = 200): Reply => ({ status, body: JSON.stringify(body) });
const text = (body: string, status = 200, type?: string): Reply => ({
  status,
  body,
  ...(type && { type }),
});

const errorStatus = (status: number, means: Meaning = 'failed'): Fault => ({
  name: `${status}`,
  means,
  reply: () => json({ message: 'No.' }, status),
});

const proxyPage = '<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>';

/** Changes every value of a record, also in nested records. */
function changed(value: unknown, change: (leaf: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => changed(one, change));
  if (typeof value !== 'object' || value === null) return change(value);
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      typeof one === 'object' && one !== null && !Array.isArray(one)
        ? changed(one, change)
        : change(one),
    ]),
  );
}

const ofOtherType = (leaf: unknown): unknown =>
  typeof leaf === 'string' ? { text: leaf } : typeof leaf === 'number' ? 'many' : 'maybe';

const malformed = (
  name: string,
  spoil: (body: unknown) => unknown,
  befalls: AnswerKind[] = ['list', 'record'],
): Fault => ({
  name,
  sameAs: 'HTML page',
  means: 'failed',
  befalls,
  reply: ({ status, body }) => json(spoil(body), status),
});

/** Applies the change to a record, or to each record of a list. */
const each = (spoil: (record: unknown) => unknown) => (body: unknown) =>
  Array.isArray(body) ? body.map(spoil) : spoil(body);

const letters = 'Five million letters of nothing. ';

/** Faults of real backends, proxies and networks. */
export const faults: Fault[] = [
  errorStatus(400),
  errorStatus(401, 'unauthorized'),
  { ...errorStatus(403), sameAs: '400' },
  errorStatus(404),
  errorStatus(409),
  errorStatus(429),
  errorStatus(500),
  { name: '502 with HTML', means: 'failed', reply: () => text(proxyPage, 502, 'text/html') },
  { ...errorStatus(503), sameAs: '500' },
  { name: 'no connection', means: 'failed', reply: () => 'refused' },
  { name: 'no response', means: 'failed', reply: () => 'silent' },
  {
    name: 'late response',
    means: 'answered',
    reply: ({ status, body }) => ({ status, body: JSON.stringify(body), afterMs: 3000 }),
  },
  {
    name: 'truncated JSON',
    sameAs: 'HTML page',
    means: 'failed',
    befalls: ['list', 'record'],
    reply: ({ status, body }) => {
      const whole = JSON.stringify(body);
      return text(whole.slice(0, whole.length / 2), status);
    },
  },
  { name: 'HTML page', means: 'failed', reply: () => text(proxyPage, 200, 'text/html') },
  {
    name: 'empty body',
    sameAs: 'HTML page',
    means: 'failed',
    befalls: ['list', 'record'],
    reply: ({ status }) => text('', status),
  },
  malformed('null', () => null),
  malformed('JSON string', () => 'ok'),
  malformed('JSON number', () => 7),
  malformed('{}', () => ({})),
  { name: '[] for a list', means: 'empty', befalls: ['list'], reply: () => json([]) },
  malformed('[] for a record', () => [], ['record']),
  malformed('response in an envelope', (body) => ({ count: 1, results: body })),
  malformed(
    'records without fields',
    each(() => ({})),
  ),
  malformed('fields set to null', (body) => changed(body, () => null)),
  malformed('fields of a wrong type', (body) => changed(body, ofOtherType)),
  {
    name: 'one null in the list',
    means: 'answered',
    befalls: ['list'],
    reply: ({ body }) => json([null, ...(body as unknown[])]),
  },
  {
    name: 'one empty record in the list',
    sameAs: 'one null in the list',
    means: 'answered',
    befalls: ['list'],
    reply: ({ body }) => json([...(body as unknown[]), {}]),
  },
  {
    name: 'undocumented fields',
    sameAs: 'late response',
    means: 'answered',
    befalls: ['list', 'record'],
    reply: ({ status, body }) =>
      json(each((one) => ({ ...(one as object), surprise: { deep: [null, 1] } }))(body), status),
  },
  {
    name: '5 MB of data',
    sameAs: 'late response',
    means: 'answered',
    befalls: ['list', 'record'],
    reply: ({ status, body }) =>
      json(
        each((one) => ({ ...(one as object), surprise: letters.repeat(160_000) }))(body),
        status,
      ),
  },
];
