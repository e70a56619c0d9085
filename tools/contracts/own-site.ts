import { build } from '../run/builds.ts';
import { type Server, startStorefront } from '../run/shop.ts';
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
