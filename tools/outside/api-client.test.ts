import { testBrowser } from '@parinda/testing/browser';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Stub, startStub } from '../contracts/stub/stub.ts';
import { serveFolder } from '../run/serve-folder.ts';
import { install, outsideFolder, pack, run } from './outside.ts';

const title = 'Steel Bird Spikes 1 m';
const folder = outsideFolder();
let tarball: string;
let stub: Stub;

beforeAll(async () => {
  [tarball, stub] = await Promise.all([pack('api-client', folder.path), startStub(0)]);
}, 120_000);
afterAll(async () => {
  await stub.stop();
  folder[Symbol.dispose]();
});

it('works in a Vite app with the oldest supported React and Redux', async () => {
  const app = await install('client-in-vite', folder.path, { '@parinda/api-client': tarball });
  await run(app, 'npx', 'tsc', '-p', '.');
  await run(app, 'npx', 'vite', 'build');
  await using site = await serveFolder(`${app}/dist`);
  const browser = await chromium.launch(await testBrowser());
  try {
    const page = await browser.newPage();
    await page.goto(`${site.url}/?api=${encodeURIComponent(stub.url)}`);
    await page.getByText(`${title}: 549`).waitFor({ timeout: 20_000 });
  } finally {
    await browser.close();
  }
}, 120_000);

it('works in plain Node, with a server and with the mocks', async () => {
  const app = await install('client-in-node', folder.path, { '@parinda/api-client': tarball });
  const output = await run(app, 'node', 'main.js', stub.url);
  expect(JSON.parse(output.split('\n').find((line) => line.startsWith('{')) ?? '')).toEqual({
    titles: [title],
    mocked: expect.stringContaining('Spikes'),
    missing: 404,
  });
}, 120_000);
