// A Node server without a framework that answers every request like the URL in LIKE: same bytes, same headers.
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

get(process.env.LIKE ?? '', { headers: { 'accept-encoding': 'br' } }, async (answer) => {
  const body = await buffer(answer);
  const { connection, 'keep-alive': _, 'transfer-encoding': __, date, ...headers } = answer.headers;
  const server = createServer((_request, response) => {
    response.writeHead(answer.statusCode ?? 500, headers).end(body);
  });
  server.listen(0, '127.0.0.1', () => {
    console.log(`Bare server ready at http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
});
