import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface Network {
  /** Bytes a second, each way, of all connections together. */
  down: number;
  up: number;
  /** From sending to the first byte of the answer, in ms. */
  roundTrip: number;
}

/** Bytes, as Ethernet carries them. */
const packet = 1460;
/** Timers are late by some ms; what a link has lost so it makes up for, up to this. */
const latenessMs = 20;
/** For so long after one end has closed, what is on its way to the other still arrives. */
const drainMs = 10_000;

/** One way of the network: connections send a packet each by turns. */
function link(rate: number, delay: number) {
  const queues = new Map<Socket, Buffer[]>();
  let isBusy = false;

  async function run() {
    isBusy = true;
    let freeAt = performance.now();
    while (queues.size) {
      for (const [to, pieces] of queues) {
        const next = pieces.shift();
        if (!next || to.destroyed) {
          queues.delete(to);
          continue;
        }
        freeAt = Math.max(freeAt, performance.now() - latenessMs) + (next.length / rate) * 1000;
        if (freeAt > performance.now()) await wait(freeAt - performance.now());
        setTimeout(() => !to.destroyed && to.write(next), delay);
      }
    }
    isBusy = false;
  }

  return (to: Socket, data: Buffer) => {
    const pieces = queues.get(to) ?? [];
    for (let start = 0; start < data.length; start += packet) {
      pieces.push(data.subarray(start, start + packet));
    }
    queues.set(to, pieces);
    if (!isBusy) run();
  };
}

/**
 * A server at the other end of a slow network, packet by packet and with the round trip that opens
 * each connection. Chrome's own throttle hands a page over whole, when its last byte would have come.
 */
export async function behindSlowNetwork(origin: string, { down, up, roundTrip }: Network) {
  const { hostname, port } = new URL(origin);
  const sendDown = link(down, roundTrip / 2);
  const sendUp = link(up, roundTrip / 2);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    const opened = wait(roundTrip);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        setTimeout(() => other.end(), drainMs).unref();
      });
    }
    near.on('data', (data: Buffer) => opened.then(() => sendUp(far, data)));
    far.on('data', (data: Buffer) => sendDown(near, data));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
