import { join } from 'node:path';
import { type Environment, readSettings, rule } from '@parinda/server-kit/setting';
import { baseConfig, type Config } from '../config.ts';
import { storefrontSettings } from '../settings.ts';

const developmentSettings = storefrontSettings.refine(
  ({ API_URL, API_INTERNAL_URL }) => API_URL || API_INTERNAL_URL,
  rule('API_URL is missing. `pnpm dev` brings an API.'),
);

/** Without API_URL, browsers call the API on the storefront's own origin, which proxies the calls. */
export function developmentConfig(env: Environment): Config {
  const settings = readSettings(developmentSettings, env);
  const config = baseConfig(settings);
  return {
    ...config,
    apiInternalUrl: settings.API_INTERNAL_URL ?? config.apiUrl,
    checkoutScriptUrl: config.checkoutScriptUrl ?? '/sandbox/checkout.js',
    siteDir: join(import.meta.dirname, '../..'),
    // Smaller than any page, so nothing is cached.
    pageCacheBytes: 1,
  };
}
