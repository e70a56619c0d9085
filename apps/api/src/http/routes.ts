import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Shop } from '../domain/shop.ts';
import { registerAdmin } from './admin.ts';
import { registerSite } from './site/site-routes.ts';
import { registerWebhook } from './webhook.ts';

/** Everything that is served besides the contract's operations. */
export async function registerRoutes(
  app: FastifyInstance,
  config: Config,
  shop: Shop,
  adminToken: string | undefined,
): Promise<void> {
  const { siteDir } = config;
  await app.register((scope) => registerWebhook(scope, shop));
  if (adminToken) registerAdmin(app, shop, adminToken);
  if (siteDir) await app.register((scope) => registerSite(scope, shop, config, siteDir));
}
