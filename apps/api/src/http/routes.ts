import type { FastifyInstance } from 'fastify';
import { registerDocs } from '../../dev/docs/docs-routes.ts';
import { registerSandbox } from '../../dev/sandbox/sandbox-routes.ts';
import { registerStates } from '../../dev/states/states-route.ts';
import { registerStorybook } from '../../dev/storybook/storybook-routes.ts';
import type { Shop } from '../domain/shop.ts';
import { registerAdmin } from './admin.ts';
import { registerSite } from './site/site-routes.ts';
import { registerWebhook } from './webhook.ts';

/** Everything that is served besides the contract's operations. */
export async function registerRoutes(
  app: FastifyInstance,
  shop: Shop,
  adminToken: string | undefined,
): Promise<void> {
  const { isProduction, pactStates, siteDir, storybookDir } = shop.config;
  await app.register((scope) => registerWebhook(scope, shop));
  if (adminToken) registerAdmin(app, shop, adminToken);
  if (!isProduction) await app.register((scope) => registerSandbox(scope, shop));
  if (!isProduction) await app.register(registerDocs);
  if (pactStates) registerStates(app, shop);
  if (storybookDir) await app.register((scope) => registerStorybook(scope, storybookDir));
  if (siteDir) await app.register((scope) => registerSite(scope, shop, siteDir));
}
