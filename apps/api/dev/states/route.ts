import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { rateLimits } from '../../src/db/schema.ts';
import type { AppContext } from '../../src/domain/app-context.ts';
import { Invalid } from '../../src/domain/errors.ts';
import { states } from './states.ts';

interface Body {
  state?: unknown;
  params?: Record<string, unknown>;
  action?: string;
}

/** Sets up the provider states of contract verification. */
export function registerStates(app: FastifyInstance, context: AppContext): void {
  const { catalog, content } = context;
  app.post<{ Body: Body | undefined }>('/_pact/states', async ({ body }) => {
    // The previous state may have replaced them.
    Object.assign(context, { catalog, content });
    // Verification sends more requests than the limits allow.
    await context.db.execute(sql`truncate ${rateLimits}`);
    const name = String(body?.state ?? '');
    // Interactions without a state send an empty name.
    if (name === '') return {};
    const setUpState = Object.hasOwn(states, name) ? states[name] : undefined;
    if (!setUpState) throw new Invalid(`There is no state "${name}".`);
    if (body?.action === 'teardown') return {};
    catalog.invalidate();
    content.invalidate();
    const values = await setUpState(context, body?.params ?? {});
    catalog.invalidate();
    content.invalidate();
    return values;
  });
}
