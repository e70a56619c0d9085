import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/connect.ts';
import { type PublicRead, publicReader } from '../db/replica.ts';
import type { AppContext } from '../domain/app-context.ts';
import { buildApp } from '../http/app.ts';
import { registerRoutes } from '../http/routes.ts';
import type { MountedApp } from '../http/shared-origin.ts';
import { createContext } from './create-context.ts';

interface Options {
  config: Config;
  db: Db;
  /** Database of public reads; by default `db`. */
  readPublic?: PublicRead | undefined;
  /** All keys are derived from it. */
  secret: string;
  /** Authorizes commands on this machine; undefined: they open the database themselves. */
  adminToken: string | undefined;
  now?: () => Date;
  logTo?: { write(line: string): void };
  mountedApp?: MountedApp | undefined;
}

/** Creates the context and the HTTP server, ready to listen. */
export async function compose({
  config,
  db,
  readPublic = publicReader(db, undefined),
  secret,
  adminToken,
  now = () => new Date(),
  logTo = process.stderr,
  mountedApp,
}: Options): Promise<{ app: FastifyInstance; context: AppContext }> {
  const context = createContext(config, db, readPublic, secret, now);
  const app = await buildApp(config, context, logTo, mountedApp);
  if (!config.isProduction) {
    const { registerDevTools } = await import('../../dev/dev-tools.ts');
    await registerDevTools(app, context, config, secret);
  }
  await registerRoutes(app, context, adminToken);
  return { app, context };
}
