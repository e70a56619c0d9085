import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/**
 * Forwards connections to a PostgreSQL server.
 *
 * @param onConnect may handle a connection itself and then returns true
 */
export async function relay(
  to: URL,
  onConnect: (bytes: Buffer, socket: Socket) => boolean = () => false,
) {
  let isFrozen = false;
  let packets = 0;
  const sockets = new Set<Socket>();
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const listener: Server = createServer((client) => {
    const upstream = connect(Number(to.port), to.hostname);
    client.once('data', (bytes) => {
      if (onConnect(bytes, client)) return;
      upstream.write(bytes);
      client.on('data', (more) => {
        packets++;
        upstream.write(more);
      });
    });
    upstream.on('data', (bytes) => client.write(bytes));
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one);
      one.on('error', () => {});
      one.once('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      if (isFrozen) one.pause();
    }
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return {
    url: Object.assign(new URL(to), { port: String((listener.address() as AddressInfo).port) })
      .href,
    /** Number of packets from clients. */
    packets: () => packets,
    freeze(value: boolean) {
      isFrozen = value;
      for (const socket of sockets) value ? socket.pause() : socket.resume();
    },
    /** Closes every connection. */
    cut,
    close() {
      cut();
      listener.close();
    },
  };
}
