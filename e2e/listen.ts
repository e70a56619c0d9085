import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a test server on localhost; `stop` also closes its unanswered requests. */
export async function listen(server: Server, port = 0) {
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
