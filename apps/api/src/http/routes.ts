import type { FastifyInstance } from 'fastify';
import type { Shop } from '../domain/shop.ts';
import { registerAdmin } from './admin.ts';
import { registerWebhook } from './webhook.ts';

/** Everything that is served besides the contract's operations. */
export async function registerRoutes(
  app: FastifyInstance,
  shop: Shop,
  adminToken: string | undefined,
): Promise<void> {
  await app.register((scope) => registerWebhook(scope, shop));
  if (adminToken) registerAdmin(app, shop, adminToken);
}
