// A bare Node server in a process of its own: answers everything as the address in LIKE answers now,
// with the same bytes and headers.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ask } from './bare-server.ts';

const { status, headers, body } = await ask(process.env.LIKE ?? '', { 'accept-encoding': 'br' });
const { date: _date, ...own } = headers;
const server = createServer((_request, response) => {
  response.writeHead(status, own).end(body);
}).listen(0, '127.0.0.1', () => {
  console.log(`Bare server ready at http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
