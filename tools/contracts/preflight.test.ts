import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { Interaction } from '@parinda/testing/pacts';
import { afterEach, expect, it } from 'vitest';
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

/** Starts a server whose provider state endpoint sends this response. */
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

it('accepts a server whose states return the needed values, and requests each state once', async () => {
  const server = await serve((state) => ({ body: state ? { token: 'a.b.c' } : {} }));
  expect(await preflight(server, interactions)).toEqual({
    isGood: true,
    lines: [
      `server ${server.baseUrl}: reachable`,
      `states ${server.statesUrl}: status 200`,
      '1 states return the values that requests need',
    ],
  });
  expect(server.asked).toEqual([
    { state: '', params: {}, action: 'setup' },
    { state: 'a customer', params: { product_id: 900_007 }, action: 'setup' },
  ]);
});

it('reports an unreachable server in one line', async () => {
  const baseUrl = 'http://127.0.0.1:9';
  const { isGood, lines } = await preflight({ baseUrl, statesUrl: baseUrl }, interactions);
  expect(isGood).toBe(false);
  expect(lines).toEqual([expect.stringMatching(/^server http:\/\/127\.0\.0\.1:9: \S/)]);
});

it('reports missing states once', async () => {
  const server = await serve(() => ({ status: 404, body: {} }));
  const { isGood, lines } = await preflight(server, interactions);
  expect(isGood).toBe(false);
  expect(lines.slice(1)).toEqual([
    `states ${server.statesUrl}: status 404`,
    expect.stringMatching(/^Cannot verify without provider states\. Add them .*--states-url/),
  ]);
});

it.each([
  [{ status: 500, body: {} }, 'state "a customer": status 500'],
  [{ body: [] }, 'state "a customer": response is no JSON object'],
  [{ body: { token: null } }, 'state "a customer": response lacks token'],
])('reports a state that returns %o', async (answer, line) => {
  const server = await serve((state) => (state ? answer : { body: {} }));
  const { isGood, lines } = await preflight(server, interactions);
  expect(isGood).toBe(false);
  expect(lines.slice(2)).toEqual([line]);
});
