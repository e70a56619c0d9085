/** What a call is answered with; none of these are words: the request never gets there, or hangs. */
export type Reply = { status: number; body: string; type?: string; afterMs?: number } | Failing;
type Failing = 'refused' | 'silent';

/** What the shop has to make of it. */
export type Meaning =
  /** The call has failed. */
  | 'failed'
  /** It has been answered, if late or oddly. */
  | 'answered'
  /** It has been answered: there is nothing. */
  | 'empty'
  /** The session is over, where the call needed one. */
  | 'refused';

/** What an operation's answer consists of: nothing of a message is read. */
export type AnswerKind = 'list' | 'record' | 'message';

/** One way in which an answer goes wrong. */
export interface Fault {
  name: string;
  /** Another fault that looks the same to the client (client.test.ts): screens are tested with that one. */
  sameAs?: string;
  means: Meaning;
  /** The operations that it can befall; all unless named. */
  befalls?: AnswerKind[];
  /** @param healthy what would have been answered */
  reply: (healthy: { status: number; body: unknown }) => Reply;
}

const json = (body: unknown, status = 200): Reply => ({ status, body: JSON.stringify(body) });
const text = (body: string, status = 200, type?: string): Reply => ({
  status,
  body,
  ...(type && { type }),
});

const refusal = (status: number, means: Meaning = 'failed'): Fault => ({
  name: `${status}`,
  means,
  reply: () => json({ message: 'No.' }, status),
});

const proxyPage = '<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>';

/** Every value of a record changed, and those of its records. */
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

/** Of a list, what is done to each of its records; of a record, what is done to it. */
const each = (spoil: (record: unknown) => unknown) => (body: unknown) =>
  Array.isArray(body) ? body.map(spoil) : spoil(body);

const letters = 'Five million letters of nothing. ';

/** From the refused to the odd: what backends, proxies and networks have been seen to do. */
export const faults: Fault[] = [
  refusal(400),
  refusal(401, 'refused'),
  { ...refusal(403), sameAs: '400' },
  refusal(404),
  refusal(409),
  refusal(429),
  refusal(500),
  { name: '502 with HTML', means: 'failed', reply: () => text(proxyPage, 502, 'text/html') },
  { ...refusal(503), sameAs: '500' },
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
