import { join } from 'node:path';
import { type Environment, readSettings, rule } from '@parinda/server-kit/setting';
import { baseConfig, type Config } from '../config.ts';
import { storefrontSettings } from '../settings.ts';

const developmentSettings = storefrontSettings.refine(
  ({ API_URL, API_INTERNAL_URL }) => API_URL || API_INTERNAL_URL,
  rule('API_URL is missing. `pnpm dev` brings an API.'),
);

/** Without API_URL, browsers find the API at the shop's own address, which passes calls on. */
export function developmentConfig(env: Environment): Config {
  const settings = readSettings(developmentSettings, env);
  const config = baseConfig(settings);
  return {
    ...config,
    apiInternalUrl: settings.API_INTERNAL_URL ?? config.apiUrl,
    checkoutScriptUrl: config.checkoutScriptUrl ?? '/sandbox/checkout.js',
    siteDir: join(import.meta.dirname, '../..'),
    // Less than any page takes, so no page is kept.
    pageCacheBytes: 1,
  };
}
