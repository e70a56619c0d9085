import { build } from '@parinda/testing/builds';
import { type Server, startStorefront } from '@parinda/testing/servers';
import { startOwnApi } from './own-api.ts';

/** Builds and starts apps/storefront with its own API. */
export async function startOwnSite(): Promise<Server> {
  await build('storefront');
  const api = await startOwnApi();
  try {
    const site = await startStorefront(api.url);
    return { ...site, stop: () => site.stop().finally(api.stop) };
  } catch (error) {
    await api.stop();
    throw error;
  }
}
