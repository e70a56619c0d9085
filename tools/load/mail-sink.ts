import { createServer, type Socket } from 'node:net';
import { freePort } from '../run/free-port.ts';

/** A mail server that takes everything and remembers how often each order was said to be paid. */
export async function startMailSink() {
  const counts = new Map<string, number>();
  const take = (data: string) => {
    // Its number stands in the subject and in the text, which may be encoded: the first one counts.
    const [, order] = /^Subject: .*?(\d+)/m.exec(data) ?? [];
    if (order) counts.set(order, (counts.get(order) ?? 0) + 1);
  };
  let isSilent = false;
  const port = await freePort();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => {}));
    let data: string | undefined;
    const say = (line: string) => isSilent || socket.write(`${line}\r\n`);
    say('220 sink');
    socket.on('data', (chunk) => {
      if (data !== undefined) {
        data += chunk;
        if (!data.endsWith('\r\n.\r\n')) return;
        take(data);
        data = undefined;
        say('250 kept');
        return;
      }
      const command = String(chunk).slice(0, 4).toUpperCase();
      if (command === 'DATA') {
        data = '';
        say('354 go on');
      } else if (command === 'QUIT') socket.end('221 bye\r\n');
      else say('250 fine');
    });
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    /** Of the order, by its number. */
    count: (order: number) => counts.get(String(order)) ?? 0,
    hush(value: boolean) {
      isSilent = value;
    },
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
