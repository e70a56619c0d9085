import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { operationOf, operations, readInteractions } from '@parinda/testing/pacts';
import { afterEach, expect, it } from 'vitest';
import { withoutMissing } from './optional.ts';

const optional = operations.filter(({ isOptional }) => isOptional).map(({ id }) => id);

let stop = () => {};
afterEach(() => stop());

/** Starts a backend with this answer to `capabilities/`. */
async function backend(status: number, body: string): Promise<string> {
  const server = createServer(({ url }, response) => {
    response.writeHead(url === '/api/user/capabilities/' ? status : 404).end(body);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  stop = () => server.close();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const keptBy = async (url: string) => {
  const { kept } = await withoutMissing(url, readInteractions());
  return [...new Set(kept.map(operationOf))];
};

// Spec: decisions Second round
it('leaves out every optional operation of a backend that answers 404', async () => {
  const kept = await keptBy(await backend(404, '{"message":"Not found"}'));
  expect(kept.filter((id) => optional.includes(id as never))).toEqual([]);
  const required = operations.filter(({ isOptional }) => !isOptional).map(({ id }) => id);
  expect(kept.sort()).toEqual(required.sort());
});

it('keeps the optional operations that a backend lists', async () => {
  const all = JSON.stringify({ operations: optional });
  const kept = await keptBy(await backend(200, all));
  expect(kept).toEqual(expect.arrayContaining(optional));
});

it.each([
  ['an empty list', 200, '{"operations":[]}'],
  ['a malformed body', 200, '<html>'],
  ['an error', 500, '{}'],
])('keeps only getCapabilities for %s', async (_case, status, body) => {
  const kept = await keptBy(await backend(status, body));
  expect(kept.filter((id) => optional.includes(id as never))).toEqual(['getCapabilities']);
});

it('leaves out every optional operation of an unreachable backend', async () => {
  expect((await withoutMissing('http://127.0.0.1:9', [])).missing).toEqual(optional);
});
