import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Page } from '../domain/page.ts';

/** Returns the page and links to the next one in the `Link` header. */
export function setNextLink<T>(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { page, next }: Page<T>,
): T[] {
  if (next !== undefined) {
    const { pathname, searchParams } = new URL(request.url, 'http://api');
    searchParams.set('limit', String(page.length));
    searchParams.set('cursor', String(next));
    reply.header('link', `<${pathname}?${searchParams}>; rel="next"`);
  }
  return page;
}
