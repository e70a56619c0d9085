import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brandWarnings } from '@parinda/brand';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { childEnvironment } from '../../testing/child-environment.ts';
import { newCustomer } from '../../testing/customers.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { readConfig } from '../config/config.ts';
import { warnings } from './ready-lines.ts';

const production = {
  NODE_ENV: 'production',
  JWT_SECRET: 'a secret of more than thirty-two characters',
};

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer(production);
});
afterAll(() => test.close());

it.each([
  ['GET', '/sandbox/checkout.js'],
  ['GET', '/sandbox/outbox'],
  ['GET', '/sandbox/outbox.json'],
  ['POST', '/sandbox/payments'],
  ['POST', '/_pact/states'],
] as const)('has no %s %s', async (method, url) => {
  expect((await test.call(method, url, method === 'POST' ? { body: {} } : {})).status).toBe(404);
});

it('requires HTTPS', async () => {
  const { headers } = await test.call('GET', '/api/user/products/');
  expect(headers['strict-transport-security']).toContain('max-age=');
});

it('rejects orders and webhooks without a payment provider', async () => {
  const { token, addressId } = await newCustomer(test);
  const body = { address: addressId, items: [{ product: 1, quantity: 1 }] };
  expect((await test.call('POST', '/api/user/orders/', { token, body })).status).toBe(502);
  expect((await test.call('POST', '/api/webhooks/payment', { body: {} })).status).toBe(404);
});

// Spec: decisions Server
it.each([
  ['0.0.0.0', true],
  ['192.168.0.2', true],
  ['localhost', false],
  ['127.0.0.1', false],
])('warns outside production with HOST=%s that others can read the mails: %s', (HOST, isWarned) => {
  expect(warnings(readConfig({ HOST })).join().includes('one-time passwords')).toBe(isWarned);
});

/** Returns the files of apps/api that a server with these settings loads. */
async function loadedFiles(env: Record<string, string>): Promise<string[]> {
  const script = join(import.meta.dirname, '../../testing/print-modules.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script], {
    env: { ...childEnvironment, ...env },
  });
  return stdout.trim().split('\n');
}

it.each([
  [{}, true],
  [{ TRUST_PROXY: '1' }, false],
])('warns about a missing TRUST_PROXY with %j: %s', (env, isWarned) => {
  const text = warnings(readConfig({ ...production, ...env })).join();
  expect(text.includes('TRUST_PROXY')).toBe(isWarned);
});

it('warns in production about invented facts of the brand', () => {
  expect(warnings(readConfig(production))).toEqual(expect.arrayContaining(brandWarnings()));
  expect(warnings(readConfig({})).join('\n')).not.toContain('brand');
});

it('loads no file of dev/, unlike a development server', async () => {
  const [files, others] = await Promise.all([loadedFiles(production), loadedFiles({})]);
  expect(files).toContain('src/server.ts');
  expect(files.filter((file) => file.startsWith('dev/'))).toEqual([]);
  expect(others).toContain('dev/dev-tools.ts');
});
