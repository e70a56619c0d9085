import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../domain/app-context.ts';
import { customerOf } from '../domain/identity/customer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    userId: number;
  }
}

/** Reads the bearer token. Throws NotSignedIn. */
export async function authenticate(context: AppContext, request: FastifyRequest): Promise<void> {
  const token = /^Bearer +([\w.-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
  request.userId = await customerOf(context, token);
}
