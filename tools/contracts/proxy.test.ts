import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Answer, startProxy } from './proxy.ts';

let server: Server;
let target: string;
beforeAll(async () => {
  server = createServer(async (request, response) => {
    let sent = '';
    for await (const part of request) sent += part;
    if (request.url === '/api/moved/') {
      response.writeHead(302, { location: '/api/elsewhere/' }).end();
    } else if (request.url === '/api/broken/') response.destroy();
    else {
      response.writeHead(201, { 'content-type': 'text/plain', 'content-encoding': 'gzip' });
      response.end(gzipSync(`${request.method} ${request.url} ${sent}`));
    }
  }).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  target = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`;
});
afterAll(() => void server.close());

const asIs = (answer: Answer) => answer;

/** Returns the response of the proxy for a path. */
async function ask(path: string, alter = asIs, init: RequestInit = {}) {
  using proxy = await startProxy(target, alter);
  const answer = await fetch(`http://127.0.0.1:${proxy.port}${path}`, {
    redirect: 'manual',
    ...init,
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

it('forwards requests and responses, with the base path of the server', async () => {
  const { status, text } = await ask('/orders/?page=2', asIs, { method: 'POST', body: 'a body' });
  expect([status, text]).toEqual([201, 'POST /api/orders/?page=2 a body']);
});

it('applies `alter` to each response', async () => {
  const { status, text } = await ask('/orders/?page=2', ({ method, path, ...answer }) => ({
    ...answer,
    method,
    path,
    status: 404,
    body: `${method} ${path}`,
  }));
  expect([status, text]).toEqual([404, 'GET /orders/']);
});

it('removes the target of a redirect', async () => {
  const { status, headers } = await ask('/moved/');
  expect([status, headers.get('location')]).toEqual([302, null]);
});

it('breaks the connection when the server does', async () => {
  await expect(ask('/broken/')).rejects.toThrow('fetch failed');
});
