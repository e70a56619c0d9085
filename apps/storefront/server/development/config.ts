import { join } from 'node:path';
import * as setting from '@parinda/server-kit/setting';
import { StartError } from '@parinda/server-kit/start-error';
import { type Config, readServerConfig } from '../config.ts';

/** Without API_URL browsers find the API at the shop's own address, from where it is passed on. */
export function developmentConfig(env: setting.Environment): Config {
  const apiUrl = setting.webAddress(env, 'API_URL') ?? '';
  const apiInternalUrl = setting.webAddress(env, 'API_INTERNAL_URL') ?? apiUrl;
  if (!apiInternalUrl) throw new StartError('API_URL is missing. `pnpm dev` brings an API.');
  return {
    ...readServerConfig(env),
    apiUrl,
    apiInternalUrl,
    pincodeUrl: setting.webAddress(env, 'PINCODE_URL') ?? apiUrl,
    checkoutScriptUrl: setting.webAddress(env, 'CHECKOUT_SCRIPT_URL') ?? '/sandbox/checkout.js',
    siteDir: join(import.meta.dirname, '../..'),
    // Less than any page takes: none is kept.
    pageCacheBytes: 1,
  };
}
