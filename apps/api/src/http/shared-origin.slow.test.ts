import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { expect, it } from 'vitest';
import { startTestServer } from '../../testing/test-server.ts';
import { isApiPath } from './shared-origin.ts';

/** Returns every path that a server with all development tools registers. */
async function registeredPaths(): Promise<string[]> {
  const paths = new Set<string>();
  const onCreated = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ url }: RouteOptions) => void paths.add(url));
  };
  subscribe('fastify.initialization', onCreated);
  const test = await startTestServer({ PACT_STATES: '1' });
  unsubscribe('fastify.initialization', onCreated);
  await test.close();
  return [...paths];
}

it('recognizes every path of the API, also of the development tools', async () => {
  const paths = await registeredPaths();
  expect(paths).toEqual(
    expect.arrayContaining([
      '/api/user/products/',
      '/api/webhooks/payment',
      '/api/docs/',
      '/admin/commands/:name',
      '/pincode/:pin',
      '/sandbox/outbox',
      '/storybook/*',
      '/_pact/states',
    ]),
  );
  expect(paths.filter((path) => !isApiPath(path))).toEqual([]);
});

it.each(['/api', '/api?a=b', '/api/nothing', '/API/user/', 'http://shop.example/api/user/'])(
  'assigns %s to the API',
  (url) => {
    expect(isApiPath(url)).toBe(true);
  },
);

it.each([
  '/',
  '/products',
  '/products/api',
  '/apis',
  '/api-key',
  '/assets/x.js',
  '/seo-json/seo.json',
  '/?next=/api/user/',
  'http://shop.example/products',
  '',
])('assigns %j to the mounted app', (url) => {
  expect(isApiPath(url)).toBe(false);
});
