import { freePort } from '@parinda/testing/free-port';
import { createTemplateFolder, startStorefront } from '@parinda/testing/servers';
import { widgetPath } from './backend.ts';

/** The API host of the storefront; each worker's browser resolves it to its own backend. */
export const apiHost = 'api.test';
const apiUrl = `http://${apiHost}`;

/**
 * Starts one storefront for the backends of all workers. Its server has no API, so that the browser
 * makes every call. The long visit's shop starts from a copy of the template folder.
 */
export default async function startStorefrontOnce(): Promise<() => Promise<void>> {
  const removeFirstFolder = await createTemplateFolder();
  const storefront = await startStorefront(apiUrl, {
    API_INTERNAL_URL: `http://127.0.0.1:${await freePort()}`,
    CHECKOUT_SCRIPT_URL: apiUrl + widgetPath,
  });
  // Workers inherit the environment.
  process.env.STOREFRONT_URL = storefront.url;
  return async () => {
    await storefront.stop();
    removeFirstFolder();
  };
}
