import { freePort } from '@parinda/testing/free-port';
import { createTemplateFolder, startStorefront } from '@parinda/testing/servers';
import { widgetPath } from './backend.ts';

/** The API as the storefront knows it; each worker's browser finds its own backend there. */
export const apiHost = 'api.test';
const apiUrl = `http://${apiHost}`;

/**
 * One storefront before the backends of all workers. Its own server has no API, so that it is the
 * browser which asks for everything. The long visit's shop begins with a copy of a data folder.
 */
export default async function startStorefrontOnce(): Promise<() => Promise<void>> {
  const removeFirstFolder = await createTemplateFolder();
  const storefront = await startStorefront(apiUrl, {
    API_INTERNAL_URL: `http://127.0.0.1:${await freePort()}`,
    CHECKOUT_SCRIPT_URL: apiUrl + widgetPath,
  });
  // What workers inherit.
  process.env.STOREFRONT_URL = storefront.url;
  return async () => {
    await storefront.stop();
    removeFirstFolder();
  };
}
