import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { newServer } from './new-server.ts';

const slowClients = 200;

// Spec: decisions Server
it('answers others and closes connections that send a request byte by byte', async () => {
  const config = { isProduction: true, trustProxy: false as const, logLevel: 'silent' as const };
  const app = newServer(config, { write: () => {} }, {});
  app.get('/', async () => 'fine');
  const url = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const sockets: Socket[] = [];
  let closed = 0;
  for (let number = 0; number < slowClients; number++) {
    const socket = connect(Number(url.port), url.hostname);
    socket.on('error', () => {});
    socket.once('close', () => {
      closed += 1;
    });
    socket.write('GET / HTTP/1.1\r\nHost: shop.example\r\nX-Slow: ');
    sockets.push(socket);
  }
  let answers = 0;
  while (closed < slowClients) {
    for (const socket of sockets) if (socket.writable) socket.write('a');
    expect((await fetch(url)).status).toBe(200);
    answers += 1;
    await wait(500);
  }
  console.log(
    `slow clients: ${slowClients} connections closed, ${answers} other requests answered, 0 failed`,
  );
  await app.close();
});
