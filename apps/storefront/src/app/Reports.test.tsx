import { readFileSync } from 'node:fs';
import { api } from '@parinda/api-client';
import { cleanup, render, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createShopStore } from '../model/store.ts';
import { PartBoundary } from '../shared/lazy/PartBoundary.tsx';
import type { Report } from '../shared/reports/report.ts';

const [, inlineScript = ''] =
  /<script>([\s\S]*?)<\/script>/.exec(
    readFileSync(`${import.meta.dirname}/../../index.html`, 'utf8'),
  ) ?? [];

const collector = 'https://faults.example/shop';
const sendBeacon = vi.fn((_url: string, _body: string) => true);

beforeEach(() => {
  sendBeacon.mockClear();
  vi.resetModules();
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { sendBeacon }));
  // Runs the page's inline script.
  new Function(inlineScript)();
  history.replaceState(null, '', '/order-detail/U2FsdGVkX1?email=asha@example.com');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.faults = undefined;
  document.head.innerHTML = '';
});

const sentReports = (): Report[] => sendBeacon.mock.calls.map(([, body]) => JSON.parse(body));
const facts = () => sentReports().map(({ kind, message }) => [kind, message]);

async function visit({ reportUrl = collector, answer = '[]' } = {}) {
  document.head.innerHTML = `<script type="application/json" id="shop-config">${JSON.stringify({ reportUrl })}</script><script type="application/json" id="scripts">["/assets/index-B2x9.js"]</script>`;
  const { Reports } = await import('./Reports.tsx');
  const store = createShopStore({
    baseUrl: 'http://api.test',
    pincodeBaseUrl: '',
    maxRetries: 0,
    fetch: async () => new Response(answer),
  });
  render(
    <Provider store={store}>
      <Reports />
    </Provider>,
  );
  return store;
}

const fail = (error: Error) =>
  dispatchEvent(new ErrorEvent('error', { error, message: `Uncaught ${error}` }));

// Spec: 1 §2 Shell
it('reports errors from before and after it loaded, with build and route and no personal data', async () => {
  fail(new Error('Early, for asha@example.com'));
  await visit();
  dispatchEvent(
    Object.assign(new Event('unhandledrejection'), { reason: new TypeError('Later, 98765 43210') }),
  );
  dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), {
      effectiveDirective: 'img-src',
      blockedURI: 'https://pictures.example/asha.png?id=1',
    }),
  );
  expect(sendBeacon.mock.calls.map(([url]) => url)).toEqual(Array(3).fill(collector));
  expect(facts()).toEqual([
    ['error', 'Uncaught Error: Early, for [e-mail]'],
    ['error', 'TypeError: Later, [number]'],
    ['policy', 'img-src https://pictures.example'],
  ]);
  for (const { build, route, time, ...others } of sentReports()) {
    expect([build, route]).toEqual(['index-B2x9.js', '/order-detail/:encryptedId']);
    expect(Date.now() - Date.parse(time)).toBeLessThan(10_000);
    expect(Object.keys(others)).toEqual(['kind', 'message']);
  }
});

it('reports a part that an error boundary replaced', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await visit();
  const Broken = () => {
    throw new Error('Hearts are gone');
  };
  render(
    <PartBoundary>
      <Broken />
    </PartBoundary>,
  );
  expect(facts()).toEqual([['boundary', 'Error: Hearts are gone']]);
});

it.each([
  ['no JSON', '<html>'],
  ['no record', '{"products": []}'],
])('reports a response that is %s by the name of its endpoint', async (_case, answer) => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const store = await visit({ answer });
  await store.dispatch(api.endpoints.listProducts.initiate());
  await waitFor(() => expect(facts()).toEqual([['answer', 'listProducts']]));
});

it('reports an error once, and ten errors at most', async () => {
  await visit();
  fail(new Error('Again'));
  fail(new Error('Again'));
  expect(sentReports()).toHaveLength(1);
  for (const letter of 'abcdefghijklmnop') fail(new Error(letter));
  expect(sentReports()).toHaveLength(10);
});

it('keeps ten errors until they are reported, and reports nothing without a collector', async () => {
  for (const letter of 'abcdefghijklmnop') fail(new Error(letter));
  expect(window.faults).toHaveLength(10);
  await visit({ reportUrl: '' });
  fail(new Error('Late'));
  expect(sendBeacon).not.toHaveBeenCalled();
});
