import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import { newServer } from '@parinda/server-kit/new-server';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { AppContext } from '../domain/app-context.ts';
import { NotFound } from '../domain/errors.ts';
import { compressOnce } from './compress-once.ts';
import { sendError } from './errors.ts';
import { registerJsonParser } from './json-parser.ts';
import { registerOperations } from './operations.ts';
import { type MountedApp, sharedServer } from './shared-origin.ts';

const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Below ten seconds, whatever database, payment provider or mail server do. */
const maxCallMs = 9000;

/** Returns the HTTP server, ready for further routes. */
export async function buildApp(
  config: Config,
  context: AppContext,
  logTo: { write(line: string): void },
  mountedApp?: MountedApp,
): Promise<FastifyInstance> {
  const app = newServer(config, logTo, {
    // The schemas reject long parameters with the documented body.
    routerOptions: { maxParamLength: 16_384 },
    frameworkErrors: sendError,
    handlerTimeout: maxCallMs,
    ...(mountedApp && { serverFactory: sharedServer(mountedApp, config.isProduction) }),
  });
  // Registered first, so it runs after Fastify's own close hook.
  app.addHook('onClose', async () => mountedApp?.close());
  app.decorateRequest('session', null);
  app.setErrorHandler(sendError);
  app.setNotFoundHandler(() => {
    throw new NotFound();
  });
  registerJsonParser(app);
  compressOnce(app, brotliOptions);
  await app.register(compress, { threshold: 1024, globalDecompression: false, brotliOptions });
  if (config.corsOrigins.length > 0) {
    await app.register(cors, {
      origin: config.corsOrigins,
      methods: ['GET', 'POST', 'PATCH', 'DELETE'],
      allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'if-none-match'],
      exposedHeaders: ['date', 'etag', 'link', 'retry-after'],
      maxAge: 600,
    });
  }
  await app.register((scope) => registerOperations(scope, context));
  return app;
}
