import { registerHealth } from '@parinda/server-kit/health';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../domain/app-context.ts';
import { registerAdmin } from './admin.ts';
import { registerInvoiceFiles } from './invoice-files.ts';
import { registerWebhook } from './webhook.ts';

/** Registers all routes besides the contract's operations. */
export async function registerRoutes(
  app: FastifyInstance,
  context: AppContext,
  adminToken: string | undefined,
): Promise<void> {
  registerHealth(app, () => context.db.execute(sql`select 1`));
  await app.register((scope) => registerWebhook(scope, context));
  registerInvoiceFiles(app, context);
  if (adminToken) registerAdmin(app, context, adminToken);
}
