import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { freePort } from '../run/free-port.ts';
import { newDatabase } from '../run/new-database.ts';
import { type Server, startApi, startShop } from '../run/shop.ts';

/** A shop as somebody runs it: one process or several, and what stands around them. */
export interface Place {
  url: string;
  pids(): number[];
  /** Kills one of its processes and starts it again at once; how long until that was ready, in ms. */
  crash(): Promise<number>;
  /** Asks all of its processes to end; how long the slowest took, in ms. */
  stop(): Promise<number>;
}

export interface Wish {
  /** A PostgreSQL to make a database on; undefined: a data folder. */
  server?: string | undefined;
  /** One that follows it. */
  replica?: string | undefined;
  processes: number;
  /** With pages: the whole shop, built before. */
  hasPages: boolean;
  smtpUrl: string;
  /** What else its processes are told. */
  env?: NodeJS.ProcessEnv;
  /** Puts something before the database, whose address then stands for it. */
  between?: (databaseUrl: string) => Promise<string>;
}

export const placeNames = ['pglite', 'postgres', 'two', 'four'] as const;
export type PlaceName = (typeof placeNames)[number];

/** What each is, in the words of docs/operating.md. */
export const describePlace: Record<PlaceName, string> = {
  pglite: 'PGlite',
  postgres: 'PostgreSQL',
  two: 'Two processes',
  four: 'Four processes',
};

export function openPlace(name: PlaceName, wish: Omit<Wish, 'processes'>): Promise<Place> {
  const { server } = wish;
  if (name === 'pglite') return open({ ...wish, server: undefined, processes: 1 });
  if (!server) throw new Error('It needs a PostgreSQL: TEST_DATABASE_URL=postgresql://…');
  return open({ ...wish, processes: { postgres: 1, two: 2, four: 4 }[name] });
}

/** Several processes get HAProxy before them, and PgBouncer between them and their database. */
async function open({
  server,
  replica,
  processes,
  hasPages,
  smtpUrl,
  ...wish
}: Wish): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'parinda-load-'));
  chmodSync(folder, 0o755);
  const closers: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    const database = server ? await newDatabase(server) : undefined;
    if (database) closers.push(database.drop);
    const databaseUrl = database && ((await wish.between?.(database.url)) ?? database.url);
    const pooler =
      databaseUrl && processes > 1 ? await startPgBouncer(folder, databaseUrl) : undefined;
    if (pooler) closers.push(pooler.stop);
    const ports = await Promise.all(Array.from({ length: processes }, freePort));
    const start = (at: number): Promise<Server> =>
      (hasPages ? startShop : startApi)({
        PORT: String(ports[at]),
        DATA_DIR: join(folder, 'data'),
        ...(databaseUrl && { DATABASE_URL: pooler?.url ?? databaseUrl }),
        ...(database && replica && { DATABASE_REPLICA_URL: database.on(replica) }),
        JWT_SECRET: 'one secret for all processes of the load',
        ORDER_ID_SECRET: 'one secret for all processes of the load',
        MAIL_FROM: 'Parinda <shop@parinda.example>',
        SMTP_URL: smtpUrl,
        TRUST_PROXY: '1',
        PACT_STATES: '1',
        LOG_LEVEL: 'error',
        ...wish.env,
      });
    const servers: Server[] = [];
    closers.push(() => Promise.all(servers.map((one) => one.stop())));
    for (const at of ports.keys()) servers[at] = await start(at);
    const balancer = processes > 1 ? await startHaproxy(folder, ports) : undefined;
    if (balancer) closers.push(balancer.stop);
    let next = 0;
    return {
      url: balancer?.url ?? servers[0]?.url ?? '',
      pids: () => servers.map(({ pid }) => pid),
      crash: async () => {
        const at = next++ % processes;
        const startedAt = performance.now();
        await servers[at]?.kill();
        servers[at] = await start(at);
        return performance.now() - startedAt;
      },
      stop: async () => {
        const times = await Promise.all(
          servers.map(async (one) => {
            const startedAt = performance.now();
            const code = await one.stop();
            if (code !== 0) throw new Error(`A server ended with code ${code}.`);
            return performance.now() - startedAt;
          }),
        );
        servers.length = 0;
        await close();
        return Math.max(...times);
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Started in the foreground, so that it ends with its stop. */
async function inForeground(program: string, args: string[], port: number) {
  const running = execa(program, args, { stdin: 'ignore', all: true, reject: false });
  const ended = running.then(({ all }) => {
    throw new Error(`${program} ended.\n${all}`);
  });
  await Promise.race([ended, listening(port)]);
  ended.catch(() => {});
  return async () => {
    running.kill('SIGKILL');
    await running;
  };
}

async function listening(port: number): Promise<void> {
  for (const until = performance.now() + 10_000; performance.now() < until; ) {
    const answered = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      (error: Error) => !String((error.cause as Error)?.message).includes('ECONNREFUSED'),
    );
    if (answered) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`Nothing listens on port ${port}.`);
}

async function startPgBouncer(folder: string, databaseUrl: string) {
  const { hostname, port: behind, pathname, username } = new URL(databaseUrl);
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
${pathname.slice(1)} = host=${hostname} port=${behind} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
unix_socket_dir =
`,
  );
  // It refuses to run as root.
  const asOther = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  const stop = await inForeground('pgbouncer', ['-q', ...asOther, file], port);
  return { url: Object.assign(new URL(databaseUrl), { port: String(port) }).href, stop };
}

async function startHaproxy(folder: string, ports: number[]) {
  const port = await freePort();
  const file = join(folder, 'haproxy.cfg');
  const servers = ports.map((at, number) => `  server shop${number} 127.0.0.1:${at} check`);
  writeFileSync(
    file,
    `global
  maxconn 2000
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 30s
  timeout check 2s
  retries 3
  option redispatch
  option httpchk GET /health/ready
  default-server inter 500ms fall 2 rise 1
frontend shop
  bind 127.0.0.1:${port}
  default_backend shops
backend shops
  balance leastconn
${servers.join('\n')}
`,
  );
  const stop = await inForeground('haproxy', ['-db', '-q', '-f', file], port);
  return { url: `http://127.0.0.1:${port}`, stop };
}
