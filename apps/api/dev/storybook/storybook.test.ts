import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../src/config/config.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let parent: string;
let folder: string;
let test: TestServer;
beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'parinda-storybook-'));
  folder = join(parent, 'built');
  test = await startTestServer({ STORYBOOK_DIR: folder });
});
afterAll(async () => {
  await test.close();
  rmSync(parent, { recursive: true });
});

const get = (url: string) => test.app.inject({ method: 'GET', url });

it('shows a waiting page until the Storybook is built', async () => {
  const before = await get('/storybook/');
  expect(before.statusCode).toBe(503);
  expect(before.body).toContain('http-equiv="refresh"');

  mkdirSync(folder);
  writeFileSync(join(folder, 'index.html'), '<title>Parinda</title>');
  writeFileSync(join(folder, 'mockServiceWorker.js'), 'self;');
  const after = await get('/storybook/?path=/docs/introduction--docs');
  expect(after.statusCode).toBe(200);
  expect(after.body).toBe('<title>Parinda</title>');
  expect((await get('/storybook')).headers.location).toBe('/storybook/');
});

it('allows its own frames and serves no file outside its folder', async () => {
  const { headers } = await get('/storybook/index.html');
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect((await get('/storybook/mockServiceWorker.js')).headers['content-type']).toContain(
    'javascript',
  );
  writeFileSync(join(parent, 'secret'), 'not for you');
  for (const url of ['/storybook/gone.js', '/storybook/../secret', '/storybook/%2e%2e/secret']) {
    const { statusCode, body } = await get(url);
    expect([url, statusCode >= 400]).toEqual([url, true]);
    expect(body).not.toContain('not for you');
  }
});

it('is not part of a production server', () => {
  const production = { NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(32), STORYBOOK_DIR: folder };
  expect(readConfig(production).storybookDir).toBeUndefined();
});
