import { api } from '@parinda/api-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createShopStore } from './store.ts';

beforeEach(() => {
  vi.resetModules();
  document.body.innerHTML = '';
});
afterEach(() => vi.unstubAllGlobals());

const configuration = async () => (await import('../shared/configuration.ts')).configuration();

// Spec: decisions Calls
it('calls the configured host, and another one for pincodes', async () => {
  const urls: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    urls.push(request.url);
    return Response.json([]);
  });
  const { dispatch } = createShopStore({
    baseUrl: 'http://api.test',
    pincodeBaseUrl: 'http://post.test',
    maxRetries: 0,
  });
  await dispatch(api.endpoints.listGallery.initiate());
  await dispatch(api.endpoints.lookupPincode.initiate({ pin: '570001' }));
  expect(urls).toEqual(['http://api.test/api/user/gallery/', 'http://post.test/pincode/570001']);
});

// Spec: decisions Calls
it('calls the host of the page by default', async () => {
  expect(await configuration()).toMatchObject({ apiBaseUrl: '', pincodeBaseUrl: '' });
});

// Spec: decisions Purchase
it('reads hosts and secret from the configuration in the page', async () => {
  const embedded = { apiBaseUrl: 'http://api.test', orderIdSecret: 'other' };
  document.body.innerHTML = `<script id="shop-config" type="x">${JSON.stringify(embedded)}</script>`;
  expect(await configuration()).toMatchObject({ ...embedded, pincodeBaseUrl: '' });
});
