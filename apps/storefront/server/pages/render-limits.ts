import rateLimit from '@fastify/rate-limit';
import { clientKey, isPublic } from '@parinda/server-kit/client-key';
import { limitConcurrency } from '@parinda/server-kit/concurrency-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { Overloaded } from './busy-page.ts';

/** Pages and pictures that one client may have rendered in two minutes: one each second, or all at once. */
export const maxRendersPerClient = 120;
const rendersWindowMs = 120_000;

/** At the same time. More would hold the event loop, and with it health checks and cached pages. */
const maxPages = 4;
/** Fewer than pages, because encoding a picture takes a thread that also compresses pages and reads files. */
const maxPictures = 2;
/** A small machine renders them within the time. */
const maxWaiting = 100;
const maxWaitMs = 2000;

/** Returns a function that queues renders. It throws Overloaded for those that would wait too long. */
const queue = (max: number) =>
  limitConcurrency(
    { max, maxWaitMs, maxWaiting },
    () => new Overloaded('Too many pages or pictures are rendered'),
  ).run;

export const pageQueue = () => queue(maxPages);
export const pictureQueue = () => queue(maxPictures);

/**
 * Returns a function that counts a render for a client, and returns the seconds until the client may
 * have another one rendered; 0: now. Without TRUST_PROXY a private address may be a proxy with many
 * visitors, and has no limit.
 */
export async function renderLimit(
  app: FastifyInstance,
  { trustProxy }: Pick<Config, 'trustProxy'>,
) {
  await app.register(rateLimit, { global: false });
  const count = app.createRateLimit({
    max: maxRendersPerClient,
    timeWindow: rendersWindowMs,
    keyGenerator: ({ ip }) => clientKey(ip),
    allowList: ({ ip }) => !trustProxy && !isPublic(ip),
  });
  return async (request: FastifyRequest): Promise<number> => {
    const client = await count(request);
    return client.isAllowed || !client.isExceeded ? 0 : client.ttlInSeconds;
  };
}
