import type { FastifyInstance } from 'fastify';
import { badRequest } from '../http/shop-error.ts';
import type { Shop } from '../shop.ts';
import { states } from './states.ts';

interface Wish {
  state?: unknown;
  params?: Record<string, unknown>;
  action?: string;
}

/** Contract verification brings the server into a state before each request. */
export function registerStates(app: FastifyInstance, shop: Shop): void {
  app.post<{ Body: Wish | undefined }>('/_pact/states', async ({ body }) => {
    const name = String(body?.state ?? '');
    const bring = Object.hasOwn(states, name) ? states[name] : undefined;
    if (!bring) throw badRequest(`There is no state "${name}".`);
    if (body?.action === 'teardown') return {};
    const values = await bring(shop, body?.params ?? {});
    shop.catalogue.forget();
    return values;
  });
}
