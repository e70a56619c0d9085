import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { longestAnswerMs } from './end-connections.ts';
import { newServer } from './new-server.ts';

const app = newServer(
  {
    isProduction: false,
    port: 0,
    host: 'localhost',
    trustProxy: false,
    metricsPort: undefined,
    logLevel: 'silent',
  },
  { write: () => {} },
  {},
);
const asked = Promise.withResolvers<void>();
app.get('/', async () => 'here');
app.post('/', async () => 'here');
app.get('/never', () => {
  asked.resolve();
  return new Promise(() => {});
});

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets) socket.destroy();
});

async function say(text: string): Promise<Socket> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  sockets.push(socket);
  await new Promise((done) => socket.once('connect', done));
  socket.write(text);
  return socket;
}

it('ends beside connections that say nothing, half of something, or wait for ever', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const host = 'HTTP/1.1\r\nhost: a\r\n';
  const idle = await say(`GET / ${host}\r\n`);
  await new Promise((done) => idle.once('data', done));
  await say('');
  await say('GET / HTTP/1.1\r\nho');
  await say(`POST / ${host}content-type: text/plain\r\ncontent-length: 10\r\n\r\nhalf`);
  await say(`GET /never ${host}\r\n`);
  await asked.promise;
  const startedAt = Date.now();
  await app.close();
  expect(Date.now() - startedAt).toBeLessThan(longestAnswerMs + 2000);
}, 20_000);
