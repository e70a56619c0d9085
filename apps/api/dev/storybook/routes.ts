import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { policy } from '@parinda/server-kit/security-headers';
import type { FastifyInstance } from 'fastify';

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

const buildingPage = `<!doctype html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta http-equiv="refresh" content="5" />
    <title>The Storybook is being built</title>
    <style>
      :root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5 }
      body { max-width: 36rem; margin: 20vh auto 0; padding: 0 1rem }
    </style>
  </head>
  <body>
    <main>
      <h1>The Storybook is being built</h1>
      <p>This takes a minute or two after the start. The page reloads itself.</p>
      <p>Only <code>pnpm start</code> builds it;
        <code>pnpm storybook</code> opens one for development.</p>
    </main>
  </body>
</html>
`;

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
