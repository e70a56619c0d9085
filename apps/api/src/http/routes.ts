import { registerHealth } from '@parinda/server-kit/health';
import { sql } from 'drizzle-orm';
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
  registerHealth(app, () => shop.db.execute(sql`select 1`));
  await app.register((scope) => registerWebhook(scope, shop));
  if (adminToken) registerAdmin(app, shop, adminToken);
}
