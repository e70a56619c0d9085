import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Shop } from '../../src/domain/shop.ts';
import { registerOutbox } from '../outbox/outbox.ts';
import { registerSandboxPayments } from './sandbox-payments.ts';

/** The pretended payment provider and mail box; never in production. */
export async function registerSandbox(app: FastifyInstance, shop: Shop): Promise<void> {
  const script = readFileSync(join(import.meta.dirname, 'checkout.js'), 'utf8');
  app.get('/sandbox/checkout.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script),
  );
  registerSandboxPayments(app, shop);
  registerOutbox(app, shop);
}
