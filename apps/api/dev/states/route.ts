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

/** Contract verification brings the server into a state before each request. */
export function registerStates(app: FastifyInstance, context: AppContext): void {
  const { catalog, content } = context;
  app.post<{ Body: Body | undefined }>('/_pact/states', async ({ body }) => {
    // A state may have put something in their place.
    Object.assign(context, { catalog, content });
    // Who verifies asks oftener than any shopper.
    await context.db.execute(sql`truncate ${rateLimits}`);
    const name = String(body?.state ?? '');
    // An interaction that needs none is announced all the same.
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
