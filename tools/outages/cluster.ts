import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { newDatabase } from '@parinda/api/testing/new-database';
import { relay } from '@parinda/api/testing/relay';
import { freePort } from '@parinda/testing/free-port';
import { type Server, startApi } from '@parinda/testing/servers';
import { execa } from 'execa';

const pgBouncer = (port: number, database: URL) => `[databases]
${database.pathname.slice(1)} = host=${database.hostname} port=${database.port} user=${database.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
auth_type = any
pool_mode = transaction
max_client_conn = 500
unix_socket_dir =
`;

const haproxy = (port: number, servers: number[]) => `defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 30s
  retries 3
  option redispatch
  option httpchk GET /health/ready
  default-server inter 500ms fall 2 rise 1
listen api
  bind 127.0.0.1:${port}
${servers.map((server) => `  server api${server} 127.0.0.1:${server} check`).join('\n')}
`;

/** Starts two API servers behind HAProxy, with PgBouncer between them and a new database. */
export async function startCluster(postgres: string) {
  const folder = mkdtempSync(join(tmpdir(), 'parinda-cluster-'));
  chmodSync(folder, 0o755);
  const closers: (() => unknown)[] = [() => rmSync(folder, { recursive: true })];
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  const startProgram = async (program: string, args: string[], port: number) => {
    const running = execa(program, args, { stdin: 'ignore', all: true, reject: false });
    closers.push(async () => {
      running.kill('SIGKILL');
      await running;
    });
    const failed = running.then(({ all, shortMessage }) => {
      throw new Error(`${program} ended: ${all || shortMessage}`);
    });
    failed.catch(() => {});
    await Promise.race([failed, listening(port)]);
  };
  try {
    const database = await newDatabase(postgres);
    closers.push(database.drop);
    const network = await relay(new URL(database.url));
    closers.push(network.close);
    const [poolPort, balancerPort, ...ports] = (await Promise.all(
      Array.from({ length: 4 }, freePort),
    )) as [number, number, ...number[]];

    const poolFile = join(folder, 'pgbouncer.ini');
    writeFileSync(poolFile, pgBouncer(poolPort, new URL(network.url)));
    // PgBouncer refuses to run as root.
    const user = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
    await startProgram('pgbouncer', ['-q', ...user, poolFile], poolPort);

    const start = (port: number) =>
      startApi({
        PORT: String(port),
        DATA_DIR: join(folder, 'data'),
        DATABASE_URL: Object.assign(new URL(database.url), { port: String(poolPort) }).href,
        JWT_SECRET: 'one secret for all servers of the cluster',
        ORDER_ID_SECRET: 'one secret for all servers of the cluster',
        PACT_STATES: '1',
        ORDERS_PER_HOUR: '1000000',
        LOG_LEVEL: 'fatal',
      });
    const servers: Server[] = [];
    closers.push(() => Promise.all(servers.map((server) => server.stop())));
    for (const port of ports) servers.push(await start(port));

    const balancerFile = join(folder, 'haproxy.cfg');
    writeFileSync(balancerFile, haproxy(balancerPort, ports));
    await startProgram('haproxy', ['-db', '-q', '-f', balancerFile], balancerPort);
    return {
      url: `http://127.0.0.1:${balancerPort}`,
      databaseUrl: database.url,
      /** Kills a server with SIGKILL and starts it again. Resolves when it is ready. */
      kill: async (number: number) => {
        const index = number % servers.length;
        await servers[index]?.kill();
        servers[index] = await start(ports[index] ?? 0);
      },
      /** Breaks every connection to the database. */
      cutDatabase: network.cut,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function listening(port: number): Promise<void> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(({ cause }) => cause);
    if (answer?.code !== 'ECONNREFUSED') return;
    await wait(50);
  }
}
