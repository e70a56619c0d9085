import type { Configuration } from '../../src/shared/configuration.ts';
import type { Config } from '../config.ts';
import { imageOrigins } from './page-policy.ts';

/** Returns the configuration that every page embeds for its script. */
export const browserConfiguration = (config: Config): Configuration => ({
  apiBaseUrl: config.apiUrl,
  pincodeBaseUrl: config.pincodeUrl,
  checkoutScriptUrl: config.checkoutScriptUrl,
  imageOrigins: imageOrigins(config),
  reportUrl: config.reportUrl,
  keepsProfileAfterLogout: config.keepsProfileAfterLogout,
  orderIdSecret: config.orderIdSecret,
  hasServiceWorker: config.hasServiceWorker,
});
