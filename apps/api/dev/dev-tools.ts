import type { FastifyInstance } from 'fastify';
import type { Config } from '../src/config/config.ts';
import type { AppContext } from '../src/domain/app-context.ts';
import { registerDocs } from './docs/routes.ts';
import { registerOutbox } from './outbox/outbox.ts';
import { sandboxProvider } from './sandbox/provider.ts';
import { registerSandbox } from './sandbox/routes.ts';
import { registerStates } from './states/route.ts';
import { registerStorybook } from './storybook/routes.ts';

/**
 * Registers the development tools: payment sandbox, outbox, API reference, provider states,
 * Storybook.
 */
export async function registerDevTools(
  app: FastifyInstance,
  context: AppContext,
  { pactStates, storybookDir }: Config,
  secret: string,
): Promise<void> {
  const sandbox = sandboxProvider(context.db, secret);
  context.payments ??= sandbox;
  await app.register((scope) => registerSandbox(scope, context.db, sandbox));
  registerOutbox(app, context.db);
  await app.register(registerDocs);
  if (pactStates) registerStates(app, context);
  if (storybookDir) await app.register((scope) => registerStorybook(scope, storybookDir));
}
