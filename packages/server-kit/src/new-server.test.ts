import { EventEmitter, once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { limitConnections, maxRequestsInFlight } from './bounded-server.ts';
import { newServer } from './new-server.ts';

let app: FastifyInstance;
let answered: number;
let release: () => void;
beforeEach(async () => {
  answered = 0;
  const held = new Promise<void>((done) => {
    release = done;
  });
  const config = {
    isProduction: false,
    port: 0,
    host: 'localhost',
    trustProxy: false as const,
    metricsPort: undefined,
  };
  app = newServer({ ...config, logLevel: 'silent' }, process.stderr, {});
  app.get('/', async () => {
    answered += 1;
    return 'ok';
  });
  app.get('/held', async () => {
    answered += 1;
    await held;
    return 'late';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  release();
  await app.close();
});

/** Returns all that the server sends for these bytes until it closes the connection. */
async function exchange(bytes: string): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  socket.on('error', () => {});
  socket.write(bytes);
  await once(socket, 'close');
  return text;
}

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nhost: x\r\n${more}\r\n`;
const last = get('/', 'connection: close\r\n');

it('answers as many pipelined requests as allowed', async () => {
  const text = await exchange(get('/').repeat(maxRequestsInFlight - 1) + last);
  expect(text.match(/200 OK/g)).toHaveLength(maxRequestsInFlight);
});

// Spec: decisions Server
it('closes a connection with too many pipelined requests and handles none of the rest', async () => {
  await exchange(get('/held').repeat(1000));
  expect(answered).toBe(maxRequestsInFlight);
});

it('answers any number of consecutive requests on one connection', async () => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  for (let n = 0; n < 50; n++) {
    socket.write(get('/'));
    expect(String(await once(socket, 'data'))).toContain('200 OK');
  }
  socket.destroy();
});

// Spec: decisions Server
it.each([
  ['malformed HTTP', 'nonsense\r\n\r\n', 400],
  ['an unknown HTTP version', 'GET / HTTP/9.9\r\n\r\n', 400],
  ['headers that are too long', get('/', `x: ${'x'.repeat(70_000)}\r\n`), 431],
  ['a request without a host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['an expectation', get('/', 'expect: a miracle\r\n'), 417],
  ['a malformed path', get('/%zz', 'connection: close\r\n'), 400],
  ['an unknown path', get('/nothing', 'connection: close\r\n'), 404],
])('answers %s with the security headers', async (_case, bytes, status) => {
  const text = await exchange(bytes);
  expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(text.toLowerCase()).toContain('x-content-type-options: nosniff\r\n');
  expect(text).toContain("content-security-policy: default-src 'none'");
});

it.each([
  ['a cookie of 20 kB', get('/', `cookie: a=${'x'.repeat(20_000)}\r\nconnection: close\r\n`)],
  ['a query of 30 kB', get(`/?q=${'x'.repeat(30_000)}`, 'connection: close\r\n')],
])('answers a request with %s', async (_case, bytes) => {
  expect(await exchange(bytes)).toMatch(/^HTTP\/1.1 200 /);
});

it('has a timeout for idle connections', () => {
  expect(app.server.timeout).toBe(60_000);
  expect(app.server.maxConnections).toBeGreaterThan(1000);
});

// Spec: decisions Server
it('limits the connections of a public address, but not of a private one', () => {
  const server = new EventEmitter();
  limitConnections(server as Server, 2);
  const open = (remoteAddress: string) => {
    const socket = Object.assign(new EventEmitter(), {
      remoteAddress,
      isOpen: true,
      destroy: () => {
        socket.isOpen = false;
        socket.emit('close');
      },
    });
    server.emit('connection', socket);
    return socket;
  };
  const first = open('2a02:db8::1');
  expect([first, open('2a02:db8::2'), open('2a02:db8::3')].map(({ isOpen }) => isOpen)).toEqual([
    true,
    true,
    false,
  ]);
  expect(open('2a02:db8:0:1::1').isOpen).toBe(true);
  first.destroy();
  expect([open('2a02:db8::4'), open('2a02:db8::5')].map(({ isOpen }) => isOpen)).toEqual([
    true,
    false,
  ]);
  expect([1, 2, 3, 4].map(() => open('10.0.0.1').isOpen)).toEqual([true, true, true, true]);
});

it.each([
  ['the connection without TRUST_PROXY', false, '172.17.0.1'],
  ['the last forwarded address behind one proxy', 1, '8.8.8.2'],
  ['the connection if it is no trusted proxy', ['10.0.0.1'], '172.17.0.1'],
] as const)('takes the client from %s', async (_case, trustProxy, expected) => {
  const config = {
    isProduction: false,
    trustProxy: trustProxy as never,
    logLevel: 'silent' as const,
  };
  const server = newServer(config, process.stderr, {});
  server.get('/', (request) => request.ip);
  const answer = await server.inject({
    url: '/',
    remoteAddress: '172.17.0.1',
    headers: { 'x-forwarded-for': '8.8.8.1, 8.8.8.2' },
  });
  await server.close();
  expect(answer.body).toBe(expected);
});
