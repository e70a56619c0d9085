import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readServerConfig, type ServerConfig } from '@parinda/server-kit/server-config';
import * as setting from '@parinda/server-kit/setting';
import { StartError } from '@parinda/server-kit/start-error';

/** Where the storefront finds what it works with. */
export interface Config extends ServerConfig {
  /** The user API as browsers reach it, without a slash at the end; '' is the shop's own address. */
  apiUrl: string;
  /** The user API as this server reaches it. */
  apiInternalUrl: string;
  /** The postal lookup as browsers reach it; '' is the shop's own address. */
  pincodeUrl: string;
  /** The payment provider's script; '' where nobody can pay. */
  checkoutScriptUrl: string;
  /** Hosts that the API's pictures come from, beside its own. */
  imageOrigins: string[];
  /** Collector that browsers tell of what fails in pages; '' for none. */
  reportUrl: string;
  /** The shop's public address; undefined: that of each request, outside production. */
  siteUrl: string | undefined;
  /** Obscures order ids in addresses (2 §2). */
  orderIdSecret: string;
  /** The proxy before us passes `103 Early Hints` on. */
  sendsEarlyHints: boolean;
  /** Browsers keep what they have seen, for when the connection is lost. */
  hasServiceWorker: boolean;
  /** The built site. */
  siteDir: string;
  /** What rendered pages may take of the memory. */
  pageCacheBytes: number;
}

const megabyte = 1024 * 1024;

/** The settings that depend neither on where the API is nor on a build. */
export function readPageConfig(env: setting.Environment) {
  const serverConfig = readServerConfig(env);
  const siteUrl = setting.webAddress(env, 'SITE_URL');
  if (!siteUrl && serverConfig.isProduction) {
    throw new StartError(
      'SITE_URL is missing. Production needs the public address of the shop, such as https://shop.example.',
    );
  }
  return {
    ...serverConfig,
    imageOrigins: setting.origins(env, 'IMAGE_ORIGINS'),
    siteUrl,
    reportUrl: setting.webAddress(env, 'REPORT_URL') ?? '',
    orderIdSecret: env.ORDER_ID_SECRET || 'parinda',
    sendsEarlyHints: setting.isOn(env, 'EARLY_HINTS', false),
    hasServiceWorker: setting.isOn(env, 'SERVICE_WORKER', true),
    pageCacheBytes: setting.wholeNumber(env, 'PAGE_CACHE_MB', 64, 1, 4096) * megabyte,
  };
}

/** What browsers are told to ask; '' is the shop's own address. */
export function readBrowserHosts(env: setting.Environment) {
  const apiUrl = setting.webAddress(env, 'API_URL') ?? '';
  return {
    apiUrl,
    pincodeUrl: setting.webAddress(env, 'PINCODE_URL') ?? apiUrl,
    checkoutScriptUrl: setting.webAddress(env, 'CHECKOUT_SCRIPT_URL'),
  };
}

/** The settings that do not depend on where the API is. */
export function readSiteConfig(env: setting.Environment) {
  const siteDir = resolve(env.SITE_DIR || join(import.meta.dirname, '../dist'));
  if (!existsSync(join(siteDir, 'server/entry-server.js'))) {
    throw new StartError(`The storefront is not built: ${siteDir} lacks it. Run \`pnpm build\`.`);
  }
  return { ...readPageConfig(env), siteDir };
}

/** Reads and checks every setting; throws StartError naming the variable that is wrong. */
export function readConfig(env: setting.Environment): Config {
  const { checkoutScriptUrl, ...hosts } = readBrowserHosts(env);
  if (!hosts.apiUrl) {
    throw new StartError(
      'API_URL is missing. Set it to the address of the user API, such as https://api.shop.example.',
    );
  }
  return {
    ...readSiteConfig(env),
    ...hosts,
    apiInternalUrl: setting.webAddress(env, 'API_INTERNAL_URL') ?? hosts.apiUrl,
    checkoutScriptUrl: checkoutScriptUrl ?? 'https://checkout.razorpay.com/v1/checkout.js',
  };
}
