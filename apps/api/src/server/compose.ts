import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/connect.ts';
import { type PublicRead, readOn } from '../db/replica.ts';
import type { Shop } from '../domain/shop.ts';
import { buildApp } from '../http/app.ts';
import type { Neighbour } from '../http/one-address.ts';
import { registerRoutes } from '../http/routes.ts';
import { makeShop } from './make-shop.ts';

interface Parts {
  config: Config;
  db: Db;
  /** Where public reads go; by default to `db`. */
  readPublic?: PublicRead | undefined;
  /** All keys are derived from it. */
  secret: string;
  /** Lets scripts on this machine in; undefined: they open the database themselves. */
  adminToken: string | undefined;
  now?: () => Date;
  logTo?: { write(line: string): void };
  neighbour?: Neighbour | undefined;
}

/** The shop on its database, and the HTTP server before it, ready to listen. */
export async function compose({
  config,
  db,
  readPublic = readOn(db, undefined),
  secret,
  adminToken,
  now = () => new Date(),
  logTo = process.stderr,
  neighbour,
}: Parts): Promise<{ app: FastifyInstance; shop: Shop }> {
  const shop = makeShop(config, db, readPublic, secret, now);
  const app = await buildApp(config, shop, logTo, neighbour);
  if (!config.isProduction) {
    const { plugIn } = await import('../../dev/plug-in.ts');
    await plugIn(app, shop, config, secret);
  }
  await registerRoutes(app, shop, adminToken);
  return { app, shop };
}
