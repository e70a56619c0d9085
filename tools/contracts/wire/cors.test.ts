import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Interaction } from '@parinda/testing/pacts';
import { afterEach, describe, expect, it } from 'vitest';
import { corsProblems, preflightsOf, verifyPreflights } from './cors.ts';

const origin = 'https://shop.example';
const allowed = {
  'access-control-allow-origin': origin,
  vary: 'Accept-Encoding, Origin',
  'access-control-expose-headers': 'Date, ETag',
};

describe('a response to another origin', () => {
  it.each([
    ['the origin', allowed],
    ['any origin', { ...allowed, 'access-control-allow-origin': '*', vary: '' }],
    ['all headers', { ...allowed, 'access-control-expose-headers': '*' }],
  ])('may allow %s', (_case, headers) => {
    expect(corsProblems({ method: 'POST', headers }, origin)).toEqual([]);
  });

  it.each([
    [
      'an allowed origin',
      { 'access-control-allow-origin': undefined },
      'Access-Control-Allow-Origin',
    ],
    [
      'the right origin',
      { 'access-control-allow-origin': `${origin}/` },
      'got https://shop.example/',
    ],
    ['Vary', { vary: 'Accept' }, 'header Vary: expected Origin'],
    [
      'exposed headers',
      { 'access-control-expose-headers': 'etag' },
      'Expose-Headers: expected date',
    ],
  ])('needs %s', (_case, changes, problem) => {
    const headers = { ...allowed, ...changes } as Record<string, string>;
    const problems = corsProblems({ method: 'POST', headers }, origin);
    expect(problems).toEqual([expect.stringContaining(problem)]);
  });

  it('to a read needs no exposed headers', () => {
    const { 'access-control-expose-headers': _, ...headers } = allowed;
    expect(corsProblems({ method: 'GET', headers }, origin)).toEqual([]);
  });
});

const request = (method: string, path: string, headers: object = {}, body?: object) =>
  ({
    description: `${method} ${path}`,
    request: { method, path, headers, ...(body && { body: { content: body } }) },
    response: { status: 200 },
  }) as Interaction;
const json = { 'Content-Type': ['application/json'] };
const bearer = { ...json, Authorization: ['Bearer a.b.c'] };
const requests = [
  request('GET', '/api/user/products/'),
  request('GET', '/api/user/profile/', bearer),
  request('POST', '/api/user/contact/', json, { name: 'Asha' }),
  request('POST', '/api/user/orders/', bearer, {}),
  request('POST', '/api/user/orders/', { ...bearer, 'Idempotency-Key': ['a'] }, {}),
  request('DELETE', '/api/user/addresses/delete/5/', bearer),
];

it('needs a preflight for each operation with such headers, and none for public reads', () => {
  expect(preflightsOf(requests).map(({ call, names }) => [call, names.join()])).toEqual([
    ['getProfile', 'authorization,content-type'],
    ['sendContactMessage', 'content-type'],
    ['createOrder', 'authorization,content-type,idempotency-key'],
    ['deleteAddress', 'authorization,content-type'],
  ]);
});

let server: Server | undefined;
afterEach(() => {
  server?.close();
  server = undefined;
});

/** Starts a server whose preflights have these headers. */
async function serve(headers: Record<string, string>, status = 204): Promise<string> {
  server = createServer((_request, response) => void response.writeHead(status, headers).end());
  const started = server.listen(0, '127.0.0.1');
  await new Promise((done) => started.once('listening', done));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
}
const permission = {
  'access-control-allow-origin': origin,
  'access-control-allow-methods': 'GET, POST, DELETE',
  'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key',
};
const problemsOf = async (url: string) =>
  (await verifyPreflights(url, origin, requests)).flatMap(({ call, problems }) =>
    problems.map((problem) => `${call} ${problem}`),
  );

it('accepts a server that allows every request', async () => {
  expect(await problemsOf(await serve(permission))).toEqual([]);
});

it.each([
  [
    { ...permission, 'access-control-allow-headers': 'Authorization, Content-Type' },
    204,
    ['createOrder header Access-Control-Allow-Headers: expected idempotency-key'],
  ],
  [
    { ...permission, 'access-control-allow-methods': 'GET, POST' },
    204,
    ['deleteAddress header Access-Control-Allow-Methods: expected DELETE'],
  ],
  [
    { ...permission, 'access-control-allow-headers': '*' },
    204,
    ['getProfile', 'createOrder', 'deleteAddress'].map(
      (call) => `${call} header Access-Control-Allow-Headers: expected authorization`,
    ),
  ],
  [
    permission,
    401,
    ['getProfile', 'sendContactMessage', 'createOrder', 'deleteAddress'].map(
      (call) => `${call} status: expected 200 or 204, got 401`,
    ),
  ],
])('reports what a preflight does not allow (%#)', async (headers, status, problems) => {
  expect(await problemsOf(await serve(headers, status))).toEqual(problems);
});
