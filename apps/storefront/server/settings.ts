import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { serverSettings } from '@parinda/server-kit/server-config';
import * as setting from '@parinda/server-kit/setting';

const apiAndProviders = {
  API_URL: setting.webAddress().optional().meta({
    unset: "the shop's own address",
    description:
      'Public base of the user API, which browsers call. Required by `pnpm serve`, not needed by `pnpm start`.',
  }),
  API_INTERNAL_URL: setting.webAddress().optional().meta({
    unset: '`API_URL`',
    description: 'Base of that API for the server of `pnpm serve`, such as `http://10.0.0.5:3001`.',
  }),
  PINCODE_URL: setting.webAddress().optional().meta({
    unset: '`API_URL`',
    description: 'Base of the postal lookup, called as `/pincode/570001`.',
  }),
  CHECKOUT_SCRIPT_URL: setting.webAddress().optional().meta({
    unset: "the payment provider's",
    description: 'Script of the payment widget. The content security policy allows its host.',
  }),
  IMAGE_ORIGINS: setting
    .origins()
    .describe('Other origins of product pictures. The content security policy allows them.'),
  REPORT_URL: setting
    .webAddress()
    .optional()
    .describe(
      'Collector of [errors in browsers](monitoring.md#browser-errors-and-traces), without personal data.',
    ),
};

const pages = {
  PAGE_CACHE_MB: setting
    .wholeNumber(1, 4096)
    .prefault('64')
    .describe(
      'Megabytes of rendered pages in memory. A process takes up to about 400 MB more than this.',
    ),
  EARLY_HINTS: setting
    .onOff()
    .prefault('0')
    .describe(
      '`1` sends `103 Early Hints`. Use it only behind a proxy that passes them on: Caddy, or nginx since 1.29.',
    ),
  SERVICE_WORKER: setting
    .onOff()
    .prefault('1')
    .describe(
      '`0` [removes the service worker](deploying.md#without-a-connection) and its stored data from browsers.',
    ),
  KEEP_PROFILE_AFTER_LOGOUT: setting
    .onOff()
    .prefault('1')
    .describe(
      '`0` also removes the profile (`user-storage`) from the browser at logout, for shops on shared computers.',
    ),
  ORDER_ID_SECRET: setting
    .anyText('a text')
    .prefault('parinda')
    .describe(
      'Obscures order numbers in addresses, but does not protect them. A new value breaks bookmarks of orders.',
    ),
  SITE_DIR: setting
    .anyText('a folder')
    .optional()
    .meta({ unset: '`apps/storefront/dist`', description: 'The built storefront.' }),
};

/** Settings of the storefront, by area of docs/settings.md. */
export const storefrontAreas = { 'API and providers': apiAndProviders, Pages: pages };

export const storefrontSettings = setting
  .settings({ ...serverSettings, ...apiAndProviders, ...pages })
  .refine(
    ({ NODE_ENV, SITE_URL }) => NODE_ENV !== 'production' || SITE_URL,
    setting.rule(
      'SITE_URL is missing. Production needs the public address of the shop, such as https://shop.example.',
    ),
  );

export const siteDirOf = ({ SITE_DIR }: { SITE_DIR?: unknown }) =>
  resolve(String(SITE_DIR ?? join(import.meta.dirname, '../dist')));

export const builtStorefrontSettings = storefrontSettings.refine(
  (settings) => existsSync(join(siteDirOf(settings), 'server/entry-server.js')),
  setting.rule(
    ({ input }) =>
      `The storefront is not built: ${siteDirOf(input as object)} lacks it. Run \`pnpm build\`.`,
  ),
);
