import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { policy } from '@parinda/server-kit/security-headers';
import type { FastifyInstance } from 'fastify';
import { messagePage } from '../message-page.ts';

/** Storybook writes inline scripts and styles. */
const storybookPolicy = policy({
  'default-src': ["'self'"],
  'script-src': ["'self'", "'unsafe-inline'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'", 'data:'],
  'object-src': ["'none'"],
  'frame-ancestors': ["'self'"],
});

const buildingPage = messagePage(
  'The Storybook is being built',
  `<p>This takes a minute or two after the start. The page reloads itself.</p>
      <p>Only <code>pnpm start</code> builds it;
        <code>pnpm storybook</code> opens one for development.</p>`,
  '<meta http-equiv="refresh" content="5" />',
);

/** Serves a Storybook folder, which a build may create or replace at any time. */
export async function registerStorybook(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, { root: folder, serve: false, cacheControl: false });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'cache-control': 'no-cache',
      'content-security-policy': storybookPolicy,
      // Storybook shows stories in a frame of the same origin.
      'x-frame-options': 'SAMEORIGIN',
    });
  });
  app.get('/storybook', async (_request, reply) => reply.redirect('/storybook/'));
  app.get<{ Params: { '*': string } }>('/storybook/*', async (request, reply) => {
    if (existsSync(join(folder, 'index.html'))) {
      return reply.sendFile(request.params['*'] || 'index.html');
    }
    return reply.code(503).type('text/html; charset=utf-8').send(buildingPage);
  });
}
