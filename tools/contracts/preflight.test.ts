import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import type { Interaction } from './pacts.ts';
import { preflight } from './preflight.ts';

const asking = (token: string) =>
  ({
    description: 'a request',
    providerStates: [{ name: 'a customer', params: { product_id: 900_007 } }],
    request: { method: 'GET', path: '/', headers: { Authorization: [token] } },
    response: { status: 200 },
  }) as unknown as Interaction;
const asked = asking('Bearer {token}'.replace('{', '${'));
const interactions = [asked, asked];

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A server whose states address answers so. */
async function serve(answer: (state: string) => { status?: number; body: unknown }) {
  const asked: unknown[] = [];
  const server = createServer(async (request, response) => {
    if (request.method === 'GET') return response.writeHead(404).end();
    const wanted = (await json(request)) as { state: string };
    asked.push(wanted);
    const { status = 200, body } = answer(wanted.state);
    response.writeHead(status).end(JSON.stringify(body));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  stops.push(() => server.close());
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { baseUrl, statesUrl: `${baseUrl}/_pact/states`, asked };
}

it('finds a server good that answers each state with what requests need, and asks once for each', async () => {
  const server = await serve((state) => ({ body: state ? { token: 'a.b.c' } : {} }));
  expect(await preflight(server, interactions)).toEqual({
    isGood: true,
    lines: [
      `server ${server.baseUrl}: reachable`,
      `states ${server.statesUrl}: answers 200`,
      '1 states answer what requests need',
    ],
  });
  expect(server.asked).toEqual([
    { state: '', params: {}, action: 'setup' },
    { state: 'a customer', params: { product_id: 900_007 }, action: 'setup' },
  ]);
});

it('says in one line that nothing is there', async () => {
  const baseUrl = 'http://127.0.0.1:9';
  const { isGood, lines } = await preflight({ baseUrl, statesUrl: baseUrl }, interactions);
  expect(isGood).toBe(false);
  expect(lines).toEqual([expect.stringMatching(/^server http:\/\/127\.0\.0\.1:9: \S/)]);
});

it('says once that states are not answered', async () => {
  const server = await serve(() => ({ status: 404, body: {} }));
  const { isGood, lines } = await preflight(server, interactions);
  expect(isGood).toBe(false);
  expect(lines.slice(1)).toEqual([
    `states ${server.statesUrl}: answers 404`,
    'No state can be brought about, so that nothing can be verified.',
  ]);
});

it.each([
  [{ status: 500, body: {} }, 'state "a customer": answered 500'],
  [{ body: [] }, 'state "a customer": answered no JSON object'],
  [{ body: { token: null } }, 'state "a customer": answered without token'],
])('names a state that answers %o', async (answer, line) => {
  const server = await serve((state) => (state ? answer : { body: {} }));
  const { isGood, lines } = await preflight(server, interactions);
  expect(isGood).toBe(false);
  expect(lines.slice(2)).toEqual([line]);
});
