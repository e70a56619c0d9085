import { type AddressInfo, createServer } from 'node:net';
import { freePort } from '@parinda/testing/free-port';
import { expect, it } from 'vitest';
import { showBytes, whyNoJson, whyNoResponse } from './unreadable.ts';

it.each([
  ['{"city":"मैसूरु"}', undefined],
  ['', undefined],
  ['{"city":', 'the body is no JSON (Unexpected end of JSON input): {"city":'],
  ['<!doctype html>', /^the body is no JSON \(.*\): <!doctype html>$/],
])('reads %j', (text, expected) => {
  const why = whyNoJson(Buffer.from(text));
  if (expected instanceof RegExp) expect(why).toMatch(expected);
  else expect(why).toBe(expected);
});

it('names the first byte that is not UTF-8', () => {
  const latin1 = Buffer.from('{"city":"Müsli"}', 'latin1');
  expect(whyNoJson(latin1)).toBe('the body is not UTF-8 at byte 10: {"city":"M\\xfcsli"}');
});

it('shows the first bytes of a long body', () => {
  expect(showBytes(Buffer.from(`\u0000${'a'.repeat(99)}`))).toBe(
    `\\x00${'a'.repeat(39)} … (100 bytes)`,
  );
});

it.each([
  ['nothing', '', 'the server closed the connection before the end of the response'],
  ['no HTTP', 'SMTP ready\r\n\r\n', /^the response is no valid HTTP \(.*\): SMTP ready\\x0d/],
  [
    'a body that is too short',
    'HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n{}',
    'the server closed the connection before the end of the response',
  ],
  [
    'a body that is not gzip',
    'HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: 2\r\n\r\n{}',
    /^the body does not have its Content-Encoding \(.*\)$/,
  ],
])('explains a server that answers with %s', async (_case, answer, expected) => {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.end(answer));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const error = await fetch(`http://127.0.0.1:${port}/`)
    .then((response) => response.arrayBuffer())
    .catch((reason: unknown) => reason);
  server.close();
  if (expected instanceof RegExp) expect(whyNoResponse(error)).toMatch(expected);
  else expect(whyNoResponse(error)).toBe(expected);
});

it('explains a server that refuses connections', async () => {
  const url = `http://127.0.0.1:${await freePort()}/`;
  const error = await fetch(url).catch((reason: unknown) => reason);
  expect(whyNoResponse(error)).toBe('the server refuses connections');
});
