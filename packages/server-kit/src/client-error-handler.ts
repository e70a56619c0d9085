import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/** Returns a handler that answers malformed HTTP with these headers and closes the connection. */
export function clientErrorHandler(headers: Record<string, string>) {
  return ({ code = '' }: NodeJS.ErrnoException, socket: Socket): void => {
    if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const status = statuses[code] ?? 400;
    const text = STATUS_CODES[status] ?? '';
    const body = JSON.stringify({ message: text });
    const all = {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(body.length),
      'cache-control': 'no-store',
      connection: 'close',
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${text}\r\n${lines.join('')}\r\n${body}`, () =>
      socket.destroy(),
    );
  };
}
