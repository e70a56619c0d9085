import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** The answer of a server as it came: compressed, with all its headers. */
export function ask(url: string, headers: IncomingHttpHeaders = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, async (response) => {
      const {
        connection,
        'keep-alive': _time,
        'transfer-encoding': _way,
        ...rest
      } = response.headers;
      const { statusCode: status = 500 } = response;
      resolve({ status, headers: rest, body: await buffer(response) });
    })
      .on('error', reject)
      .end();
  });
}

/**
 * A server that has its answers in memory: what a baseline asks.
 *
 * @param answers by path; asked for any other it answers as the server `behind` it did the first time
 */
export async function serve(answers: Record<string, Answer>, behind?: string) {
  const kept = new Map(Object.entries(answers));
  const server = createServer(async ({ url = '/', headers }, response) => {
    let answer = kept.get(url);
    if (!answer && behind) {
      answer = await ask(behind + url, { 'accept-encoding': headers['accept-encoding'] });
      kept.set(url, answer);
    }
    if (!answer) return response.writeHead(404).end();
    return response.writeHead(answer.status, answer.headers).end(answer.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
