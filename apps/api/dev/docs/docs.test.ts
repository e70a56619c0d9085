import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { staticReference } from './static-page.ts';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.close());

const get = (url: string) => test.app.inject({ method: 'GET', url });

it('serves the API reference with its own scripts', async () => {
  expect((await get('/api/docs')).headers.location).toBe('/api/docs/');
  const { body, headers } = await get('/api/docs/');
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  const parts = [...body.matchAll(/src="([^"]+)"/g)].map(([, url]) => url ?? '');
  expect(parts).toHaveLength(2);
  for (const url of [...parts, '/api/docs/openapi.yaml']) {
    expect([url, (await get(url)).statusCode]).toEqual([url, 200]);
  }
  expect((await get('/api/docs/draw.js')).body).toContain('/api/docs/openapi.yaml');
});

it('builds the reference as one file that loads nothing', () => {
  const page = staticReference();
  expect(page.includes('One review per customer and product')).toBe(true);
  expect(page.match(/<\/script>/g)).toHaveLength(2);
  const markup = page.replaceAll(/<script>[\s\S]*?<\/script>/g, '');
  expect(markup).toContain("connect-src 'self'");
  expect(markup).not.toMatch(/(src|href)="(?!data:)/);
});

it('is not part of a production server', async () => {
  const production = await startTestServer({ NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(32) });
  const { statusCode } = await production.app.inject({ method: 'GET', url: '/api/docs/' });
  await production.close();
  expect(statusCode).toBe(404);
});
