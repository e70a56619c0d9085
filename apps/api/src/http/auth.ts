import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { users } from '../db/schema.ts';
import { unauthorized } from '../domain/errors.ts';
import { readToken } from '../domain/identity/token.ts';
import type { Shop } from '../domain/shop.ts';

declare module 'fastify' {
  interface FastifyRequest {
    userId: number;
  }
}

/** Reads the bearer token; refuses the request (401) unless it is that of a present customer. */
export async function authenticate(shop: Shop, request: FastifyRequest): Promise<void> {
  const token = /^Bearer +([\w.-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const userId = token && (await readToken(shop.keys.jwt, token, shop.now()));
  if (!userId) throw unauthorized();
  const [user] = await shop.db.select({ id: users.id }).from(users).where(eq(users.id, userId));
  if (!user) throw unauthorized();
  request.userId = user.id;
}
