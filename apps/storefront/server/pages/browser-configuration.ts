import type { Configuration } from '../../src/shared/configuration.ts';
import type { Config } from '../config.ts';
import { imageOrigins } from './page-policy.ts';

/** What every page tells its script of the place it runs in. */
export const browserConfiguration = (config: Config): Configuration => ({
  apiBaseUrl: config.apiUrl,
  pincodeBaseUrl: config.pincodeUrl,
  checkoutScriptUrl: config.checkoutScriptUrl,
  imageOrigins: imageOrigins(config),
  reportUrl: config.reportUrl,
  orderIdSecret: config.orderIdSecret,
  hasServiceWorker: config.hasServiceWorker,
});
