import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { closeTimeoutMs } from './close-connections.ts';
import { newServer } from './new-server.ts';

const app = newServer(
  {
    isProduction: false,
    trustProxy: false,
    logLevel: 'silent',
  },
  { write: () => {} },
  {},
);
const requested = Promise.withResolvers<void>();
app.get('/', async () => 'ok');
app.post('/', async () => 'ok');
app.get('/never', () => {
  requested.resolve();
  return new Promise(() => {});
});

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets) socket.destroy();
});

async function send(text: string): Promise<Socket> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  sockets.push(socket);
  await new Promise((done) => socket.once('connect', done));
  socket.write(text);
  return socket;
}

// Spec: decisions Server
it('closes despite connections that are idle, send half a request or wait forever', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const host = 'HTTP/1.1\r\nhost: a\r\n';
  const idle = await send(`GET / ${host}\r\n`);
  await new Promise((done) => idle.once('data', done));
  await send('');
  await send('GET / HTTP/1.1\r\nho');
  await send(`POST / ${host}content-type: text/plain\r\ncontent-length: 10\r\n\r\nhalf`);
  await send(`GET /never ${host}\r\n`);
  await requested.promise;
  const startedAt = Date.now();
  await app.close();
  expect(Date.now() - startedAt).toBeLessThan(closeTimeoutMs + 2000);
}, 20_000);
