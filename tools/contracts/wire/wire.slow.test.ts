import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verify } from '../verify.ts';

type Respond = (response: ServerResponse) => void;

/** A provider of articles that answers as the test says. */
let server: Server;
let url: string;
let respond: Respond;
beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    if (request.url === '/api/user/blogs/') respond(response);
    else response.writeHead(request.url === '/_pact/states' ? 200 : 404).end('{}');
  }).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const article = (fields: object = {}) => ({
  id: 900_007,
  slug: 'nets',
  title: 'Nets',
  content: '<p>Nets</p>',
  created_at: '2026-01-05T06:30:00Z',
  ...fields,
});
const sends =
  (body: string | Buffer, headers = {}): Respond =>
  (response) =>
    void response.writeHead(200, headers).end(body);
const withFields = (fields: object) => sends(JSON.stringify([article(fields)]));
const withId = (id: string) => sends(JSON.stringify([article()]).replace('900007', id));

async function problemsWith(answer: Respond): Promise<string[]> {
  respond = answer;
  const [verdict] = await verify(url, {
    providers: ['parinda-user-api'],
    only: '^a request for all articles$',
  });
  expect(verdict?.isKept).toBe(verdict?.problems.length === 0);
  return verdict?.problems ?? ['not verified'];
}

describe('the verification', () => {
  it.each([
    ['the documented response', withFields({})],
    ['an id with a decimal point', withId('900007.0')],
    ['an id with an exponent', withId('9.00007e5')],
  ])('accepts %s', async (_case, answer) => {
    expect(await problemsWith(answer)).toEqual([]);
  });

  const latin1 = Buffer.from(JSON.stringify([article({ title: 'Für Balkone' })]), 'latin1');
  it.each([
    ['Latin-1 text', sends(latin1), /^the body is not UTF-8 at byte \d+: .*"F\\xfcr Balkone/],
    ['half a body', sends('[{"id":7,'), /^the body is no JSON \(.*\): \[\{"id":7,$/],
    [
      'a broken connection',
      (response: ServerResponse) => void response.destroy(),
      /^the server closed/,
    ],
    ['a cookie', sends('[]', { 'set-cookie': 'a=1' }), /^header Set-Cookie: expected nothing/],
    [
      'an impossible date',
      withFields({ created_at: '2026-02-30T06:30:00Z' }),
      /created_at: .*existing/,
    ],
    [
      'a date a century off',
      withFields({ created_at: '1926-01-05T06:30:00Z' }),
      /created_at: .*2000/,
    ],
    ['an id above 2^53', withId('9007199254740993'), /^\$\[\*\]\.id: expected it to be <=/],
  ])('reports %s in words', async (_case, answer, problem) => {
    const problems = await problemsWith(answer);
    expect(problems).toContainEqual(expect.stringMatching(problem));
    expect(problems.join()).not.toContain('http://');
  });
});
