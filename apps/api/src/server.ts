import type { AddressInfo } from 'node:net';
import { type Gauge, startMetrics } from '@parinda/server-kit/metrics';
import { listenHost, localUrlOf, portError, probePort, urlOf } from '@parinda/server-kit/port';
import { runServer } from '@parinda/server-kit/run-server';
import { StartError } from '@parinda/server-kit/start-error';
import { type Config, readConfig } from './config/config.ts';
import { connect, type Db } from './db/connect.ts';
import { lockFolder } from './db/lock.ts';
import { hasCustomer, seedIfEmpty } from './db/seed.ts';
import { demoLogin, seedData } from './db/seed-data.ts';
import { storedSecret } from './db/stored-secret.ts';
import { hashesWaiting, hashPassword } from './domain/identity/password.ts';
import { issueInvoice } from './domain/invoices/issue-invoice.ts';
import type { MountedApp } from './http/shared-origin.ts';
import { startBackground } from './jobs/background.ts';
import { compose } from './server/compose.ts';
import { readyLines, warnings } from './server/ready-lines.ts';

const gauges: Gauge[] = [
  {
    name: 'parinda_password_hashes_waiting',
    help: 'Logins and registrations in the queue',
    read: hashesWaiting,
  },
];

export interface Server {
  url: string;
  /** undefined: no metrics. */
  metricsUrl: string | undefined;
  /** Demo customer, if the seed has created it. */
  demo: typeof demoLogin | undefined;
  close(): Promise<void>;
}

/**
 * Starts the API. Throws StartError after closing everything it has opened.
 *
 * @param mountedApp served on the same origin
 */
export async function startServer(config: Config, mountedApp?: MountedApp): Promise<Server> {
  const closers: (() => unknown)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    await probePort(config);
    // A data folder allows one process.
    const lock = config.databaseUrl ? undefined : lockFolder(config.dataDir);
    closers.push(() => lock?.release());
    const connection = await connect(config);
    closers.push(() => connection.close());
    const { db, readPublic } = connection;
    if (config.isProduction) await rejectDemoLogin(db);
    const secret = config.jwtSecret ?? storedSecret(config.dataDir);
    if (config.seed) {
      const rules = { hashPassword, issueInvoice };
      await seedIfEmpty(db, seedData(config.isProduction), new Date(), rules);
    }
    const adminToken = lock?.holder.adminToken;
    const { app, context } = await compose({
      config,
      db,
      readPublic,
      secret,
      adminToken,
      mountedApp,
    });
    let stopBackground: (() => Promise<void>) | undefined;
    // In parallel: requests and background jobs end independently.
    closers.push(() => Promise.all([app.close(), stopBackground?.()]));
    const { port, host } = config;
    await app.listen({ port, host: listenHost(host) }).catch((error) => {
      throw portError(config, error);
    });
    stopBackground = startBackground(context);
    const address = app.server.address() as AddressInfo;
    await mountedApp?.open({
      url: localUrlOf(address),
      checkoutScriptUrl: context.payments?.checkoutScriptUrl ?? '',
    });
    const metrics = await startMetrics(config, gauges);
    closers.push(() => metrics.close());
    const url = urlOf(host, address.port);
    lock?.announce(url);
    const hasDemo = !config.isProduction && (await hasCustomer(db, demoLogin.email));
    return { url, metricsUrl: metrics.url, demo: hasDemo ? demoLogin : undefined, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A development start may have seeded the database. Throws StartError. */
async function rejectDemoLogin(db: Db): Promise<void> {
  if (!(await hasCustomer(db, demoLogin.email))) return;
  throw new StartError(
    `Anyone can log in as the demo customer ${demoLogin.email}. Run \`npx pnpm@12 shop customers remove-demo\`, or use another database.`,
  );
}

if (import.meta.main) {
  await runServer(readConfig, async (config) => {
    const server = await startServer(config);
    return {
      lines: readyLines('API', config, server),
      warnings: warnings(config),
      close: server.close,
    };
  });
}
