import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Request header that names an interaction. The server does not receive it. */
export const interactionHeader = 'x-interaction';

/** Response of a server, forwarded as it is or altered. */
export interface Answer {
  method: string;
  /** Without base path and query. */
  path: string;
  status: number;
  /** Names are in lower case. */
  headers: Record<string, string>;
  body: string;
  /** The body as the server sent it. */
  bytes?: Uint8Array;
  /** The value of `interactionHeader`. */
  interaction?: string | undefined;
}

interface Options {
  /** Added to each request. */
  requestHeaders?: Record<string, string>;
  /** Called for a request without a readable response. */
  onError?: (interaction: string | undefined, error: unknown) => void;
}

export interface Proxy extends Disposable {
  port: number;
}

/** Headers that describe one connection or its encoding. */
const connectionHeaders =
  /^(connection|content-encoding|content-length|host|keep-alive|transfer-encoding|x-interaction)$/;

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
  { requestHeaders = {}, onError = () => {} }: Options = {},
): Promise<Proxy> {
  const base = target.replace(/\/$/, '');
  const interactionOf = ({ headers }: IncomingMessage) => headers[interactionHeader]?.toString();

  async function ask(request: IncomingMessage): Promise<Answer> {
    const { method = 'GET', url = '/' } = request;
    const body = await text(request);
    const answer = await fetch(base + url, {
      method,
      headers: { ...forwardedHeaders(Object.entries(request.headers)), ...requestHeaders },
      ...(body && { body }),
      redirect: 'manual',
    });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return {
      method,
      path: new URL(url, base).pathname,
      status: answer.status,
      headers: forwardedHeaders(answer.headers),
      body: new TextDecoder().decode(bytes),
      bytes,
      interaction: interactionOf(request),
    };
  }

  const server = createServer((request, response) => {
    ask(request)
      .then(alter)
      .then(withoutRedirectTarget)
      .then(({ status, headers, body }) => response.writeHead(status, headers).end(body))
      // The client sees the same as without a proxy.
      .catch((error: unknown) => {
        onError(interactionOf(request), error);
        response.destroy();
      });
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
