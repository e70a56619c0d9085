import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What a server has answered, to be passed on as it is or altered. */
export interface Answer {
  method: string;
  /** Below the server's address, without a query. */
  path: string;
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: string;
}

export interface Proxy extends Disposable {
  port: number;
}

/** Of the connection to one side, or true only of the bytes that came from there. */
const ownOfConnection =
  /^(connection|content-encoding|content-length|host|keep-alive|transfer-encoding)$/;

export function passedOn(headers: Iterable<[string, unknown]>): Record<string, string> {
  const kept = [...headers].filter(([name]) => !ownOfConnection.test(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}

/** Pact's verifier follows a redirect without a word; without its target it is seen as what it is. */
function unfollowed(answer: Answer): Answer {
  if (answer.status < 300 || answer.status > 399) return answer;
  const { location: _, ...headers } = answer.headers;
  return { ...answer, headers };
}

/** Stands in front of a server on a free port of this machine; what it answers goes through `alter`. */
export async function startProxy(
  target: string,
  alter = (answer: Answer): Answer => answer,
): Promise<Proxy> {
  const base = target.replace(/\/$/, '');

  async function ask(request: IncomingMessage): Promise<Answer> {
    const { method = 'GET', url = '/' } = request;
    const body = await text(request);
    const answer = await fetch(base + url, {
      method,
      headers: passedOn(Object.entries(request.headers)),
      ...(body && { body }),
      redirect: 'manual',
    });
    return {
      method,
      path: new URL(url, base).pathname,
      status: answer.status,
      headers: passedOn(answer.headers),
      body: await answer.text(),
    };
  }

  const server = createServer((request, response) => {
    ask(request)
      .then(alter)
      .then(unfollowed)
      .then(({ status, headers, body }) => response.writeHead(status, headers).end(body))
      // As if the server itself did not answer.
      .catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    [Symbol.dispose]: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
