import { join } from 'node:path';
import * as setting from '@parinda/server-kit/setting';
import { StartError } from '@parinda/server-kit/start-error';
import { type Config, readBrowserHosts, readPageConfig } from '../config.ts';

/** Without API_URL browsers find the API at the shop's own address, from where it is passed on. */
export function developmentConfig(env: setting.Environment): Config {
  const { checkoutScriptUrl, ...hosts } = readBrowserHosts(env);
  const apiInternalUrl = setting.webAddress(env, 'API_INTERNAL_URL') ?? hosts.apiUrl;
  if (!apiInternalUrl) throw new StartError('API_URL is missing. `pnpm dev` brings an API.');
  return {
    ...readPageConfig(env),
    ...hosts,
    apiInternalUrl,
    checkoutScriptUrl: checkoutScriptUrl ?? '/sandbox/checkout.js',
    siteDir: join(import.meta.dirname, '../..'),
    // Less than any page takes: none is kept.
    pageCacheBytes: 1,
  };
}
