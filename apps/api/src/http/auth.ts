import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../domain/app-context.ts';
import { sessionOf } from '../domain/identity/customer.ts';
import type { Session } from '../domain/identity/token.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null on public operations. */
    session: Session | null;
  }
}

/** Reads the bearer token. Throws NotSignedIn. */
export async function authenticate(context: AppContext, request: FastifyRequest): Promise<void> {
  const token = /^Bearer +([\w.-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
  request.session = await sessionOf(context, token);
}
