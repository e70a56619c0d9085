import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Response of a server, forwarded as it is or altered. */
export interface Answer {
  method: string;
  /** Without base path and query. */
  path: string;
  status: number;
  /** Names are in lower case. */
  headers: Record<string, string>;
  body: string;
}

export interface Proxy extends Disposable {
  port: number;
}

/** Headers that describe one connection or its encoding. */
const connectionHeaders =
  /^(connection|content-encoding|content-length|host|keep-alive|transfer-encoding)$/;

export function forwardedHeaders(headers: Iterable<[string, unknown]>): Record<string, string> {
  const kept = [...headers].filter(([name]) => !connectionHeaders.test(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}

/** Removes the target of a redirect: Pact's verifier would follow it without a message. */
function withoutRedirectTarget(answer: Answer): Answer {
  if (answer.status < 300 || answer.status > 399) return answer;
  const { location: _, ...headers } = answer.headers;
  return { ...answer, headers };
}

/** Starts a proxy on a free port of this machine. Each response passes through `alter`. */
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
      headers: forwardedHeaders(Object.entries(request.headers)),
      ...(body && { body }),
      redirect: 'manual',
    });
    return {
      method,
      path: new URL(url, base).pathname,
      status: answer.status,
      headers: forwardedHeaders(answer.headers),
      body: await answer.text(),
    };
  }

  const server = createServer((request, response) => {
    ask(request)
      .then(alter)
      .then(withoutRedirectTarget)
      .then(({ status, headers, body }) => response.writeHead(status, headers).end(body))
      // The client sees the same as without a proxy.
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
