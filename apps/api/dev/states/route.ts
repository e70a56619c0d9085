import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { rateLimits } from '../../src/db/schema.ts';
import { Invalid } from '../../src/domain/errors.ts';
import type { Shop } from '../../src/domain/shop.ts';
import { states } from './states.ts';

interface Wanted {
  state?: unknown;
  params?: Record<string, unknown>;
  action?: string;
}

/** Contract verification brings the server into a state before each request. */
export function registerStates(app: FastifyInstance, shop: Shop): void {
  const { catalogue, content } = shop;
  app.post<{ Body: Wanted | undefined }>('/_pact/states', async ({ body }) => {
    // A state may have put something in their place.
    Object.assign(shop, { catalogue, content });
    // Who verifies asks oftener than any shopper.
    await shop.db.execute(sql`truncate ${rateLimits}`);
    const name = String(body?.state ?? '');
    // An interaction that needs none is announced all the same.
    if (name === '') return {};
    const enter = Object.hasOwn(states, name) ? states[name] : undefined;
    if (!enter) throw new Invalid(`There is no state "${name}".`);
    if (body?.action === 'teardown') return {};
    catalogue.forget();
    content.forget();
    const values = await enter(shop, body?.params ?? {});
    catalogue.forget();
    content.forget();
    return values;
  });
}
