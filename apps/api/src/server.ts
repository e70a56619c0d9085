import type { AddressInfo } from 'node:net';
import { type Config, readConfig } from './config/config.ts';
import { StartError } from './config/start-error.ts';
import { connect } from './db/connect.ts';
import { keptSecret } from './db/kept-secret.ts';
import { lockFolder } from './db/lock.ts';
import { hasCustomer, seedIfEmpty } from './db/seed.ts';
import { demoLogin, seedData } from './db/seed-data.ts';
import { hashPassword } from './domain/identity/password.ts';
import { startBackground } from './jobs/background.ts';
import { compose } from './server/compose.ts';
import { addressOf, portError, probePort, urlOf } from './server/port.ts';
import { readyLines, warnings } from './server/ready-lines.ts';

export interface Server {
  url: string;
  /** A login for trying out; only where the seed made one. */
  demo: typeof demoLogin | undefined;
  close(): Promise<void>;
}

/** Starts the shop; throws StartError, with everything closed again, when it cannot. */
export async function startServer(config: Config): Promise<Server> {
  const closers: (() => unknown)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    await probePort(config);
    // A PostgreSQL takes any number of processes; a folder takes one.
    const lock = config.databaseUrl ? undefined : lockFolder(config.dataDir);
    closers.push(() => lock?.release());
    const connection = await connect(config);
    closers.push(() => connection.close());
    const { db } = connection;
    const secret = config.jwtSecret ?? keptSecret(config.dataDir);
    if (config.seed) {
      await seedIfEmpty(db, seedData(config.isProduction), new Date(), hashPassword);
    }
    const adminToken = lock?.holder.adminToken;
    const { app, shop } = await compose({ config, db, secret, adminToken });
    closers.push(() => app.close());
    const { port, host } = config;
    await app.listen({ port, host: addressOf(host) }).catch((error) => {
      throw portError(config, error);
    });
    closers.push(startBackground(shop));
    const { port: realPort } = app.server.address() as AddressInfo;
    const url = urlOf(host, realPort);
    lock?.announce(url);
    const hasDemo = !config.isProduction && (await hasCustomer(db, demoLogin.email));
    return { url, demo: hasDemo ? demoLogin : undefined, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const server = await startServer(config);
  const stop = () => {
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  for (const line of readyLines(config, server)) console.log(line);
  for (const line of warnings(config)) console.error(line);
}

if (import.meta.main) {
  main().catch((error: Error) => {
    console.error(error instanceof StartError ? error.message : `Cannot start: ${error.message}`);
    process.exit(1);
  });
}
