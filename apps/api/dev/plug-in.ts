import type { FastifyInstance } from 'fastify';
import type { Config } from '../src/config/config.ts';
import type { Shop } from '../src/domain/shop.ts';
import { registerDocs } from './docs/routes.ts';
import { registerOutbox } from './outbox/outbox.ts';
import { sandboxProvider } from './sandbox/provider.ts';
import { registerSandbox } from './sandbox/routes.ts';
import { registerStates } from './states/route.ts';
import { registerStorybook } from './storybook/routes.ts';

/**
 * Gives a shop outside production what it is tried out, verified and worked on with: a payment
 * provider that moves no money, the mails, the API reference, the pacts' states, the Storybook.
 */
export async function plugIn(
  app: FastifyInstance,
  shop: Shop,
  { pactStates, storybookDir }: Config,
  secret: string,
): Promise<void> {
  const sandbox = sandboxProvider(shop.db, secret);
  shop.payments ??= sandbox;
  await app.register((scope) => registerSandbox(scope, shop.db, sandbox));
  registerOutbox(app, shop.db);
  await app.register(registerDocs);
  if (pactStates) registerStates(app, shop);
  if (storybookDir) await app.register((scope) => registerStorybook(scope, storybookDir));
}
