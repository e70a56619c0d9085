import { apiConfig } from '@parinda/api/config';
import { apiSettings } from '@parinda/api/settings';
import { type Environment, readSettings } from '@parinda/server-kit/setting';
import { baseConfig } from '@parinda/storefront/server/config';
import { builtStorefrontSettings } from '@parinda/storefront/server/settings';
import { z } from 'zod';

const settings = z.preprocess(
  (env) => ({ api: env, storefront: env }),
  z.object({ api: apiSettings, storefront: builtStorefrontSettings }),
);

/** Reads the config of both servers. Throws StartError with one line for each error. */
export function readConfig(env: Environment) {
  const { api, storefront } = readSettings(settings, env);
  return { ...apiConfig(api), ...baseConfig(storefront) };
}
