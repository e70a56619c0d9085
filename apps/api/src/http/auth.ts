import type { FastifyRequest } from 'fastify';
import { customerOf } from '../domain/identity/customer.ts';
import type { Shop } from '../domain/shop.ts';

declare module 'fastify' {
  interface FastifyRequest {
    userId: number;
  }
}

/** Reads the bearer token; refuses the request unless it is that of a present customer. */
export async function authenticate(shop: Shop, request: FastifyRequest): Promise<void> {
  const token = /^Bearer +([\w.-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
  request.userId = await customerOf(shop, token);
}
