import { resolve } from 'node:path';
import { serverConfig } from '@parinda/server-kit/server-config';
import { type Environment, readSettings, rule } from '@parinda/server-kit/setting';
import type { z } from 'zod';
import { builtStorefrontSettings, siteDirOf, type storefrontSettings } from './settings.ts';

type BaseConfig = ReturnType<typeof baseConfig>;
export interface Config extends BaseConfig {
  /** The user API as this server reaches it. */
  apiInternalUrl: string;
  /** '' disables payments. */
  checkoutScriptUrl: string;
}

const megabyte = 1024 * 1024;

/** Returns the config without the settings that depend on where the API is. */
export function baseConfig(settings: z.output<typeof storefrontSettings>) {
  // '' is the storefront's own origin.
  const { API_URL: apiUrl = '', PINCODE_URL: pincodeUrl = apiUrl } = settings;
  return {
    ...serverConfig(settings),
    apiUrl,
    pincodeUrl,
    checkoutScriptUrl: settings.CHECKOUT_SCRIPT_URL,
    imageOrigins: settings.IMAGE_ORIGINS,
    reportUrl: settings.REPORT_URL ?? '',
    keepsProfileAfterLogout: settings.KEEP_PROFILE_AFTER_LOGOUT,
    orderIdSecret: settings.ORDER_ID_SECRET,
    sendsEarlyHints: settings.EARLY_HINTS,
    hasServiceWorker: settings.SERVICE_WORKER,
    siteDir: siteDirOf(settings),
    picturesDir: settings.PICTURES_DIR && resolve(settings.PICTURES_DIR),
    pageCacheBytes: settings.PAGE_CACHE_MB * megabyte,
  };
}

const aloneSettings = builtStorefrontSettings.refine(
  ({ API_URL }) => API_URL,
  rule(
    'API_URL is missing. Set it to the address of the user API, such as https://api.shop.example.',
  ),
);

/**
 * Reads the config of the storefront alone.
 *
 * @throws StartError with one line per error
 */
export function readConfig(env: Environment): Config {
  const settings = readSettings(aloneSettings, env);
  const config = baseConfig(settings);
  return {
    ...config,
    apiInternalUrl: settings.API_INTERNAL_URL ?? config.apiUrl,
    checkoutScriptUrl: config.checkoutScriptUrl ?? 'https://checkout.razorpay.com/v1/checkout.js',
  };
}
