import type { FastifyInstance } from 'fastify';
import { registerWebhook } from '../payments/webhook.ts';
import type { Shop } from '../shop.ts';

/** Everything that is served besides the contract's operations. */
export async function registerRoutes(
  app: FastifyInstance,
  shop: Shop,
  _adminToken: string | undefined,
): Promise<void> {
  await app.register((scope) => registerWebhook(scope, shop));
}
