import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@parinda/testing/free-port';
import { inProject } from '@parinda/testing/project';
import { startApi } from '@parinda/testing/servers';
import { execaSync } from 'execa';
import pg from 'pg';
import { parse, stringify } from 'yaml';
import { check } from './crash.ts';
import { buy, newCustomers, newPurchase, type Purchase } from './purchases.ts';

const programs = ['patroni', 'etcd', 'haproxy', 'setpriv'];
const versions = '/usr/lib/postgresql';

/** Returns why the test cannot run here; undefined: it can. */
export function missingForFailover(): string | undefined {
  const missing = programs.filter((name) => execaSync('which', [name], { reject: false }).failed);
  if (!existsSync(versions)) missing.push('PostgreSQL');
  if (process.getuid?.() !== 0) missing.push('root');
  return missing.length ? `${missing.join(', ')} missing` : undefined;
}

interface Node {
  name: string;
  database: number;
  rest: number;
  peer: number;
  client: number;
}

/** Starts three PostgreSQL servers under Patroni and etcd, with the configuration files of deploy/. */
async function startDatabases() {
  const folder = mkdtempSync(join(tmpdir(), 'parinda-failover-'));
  const id = (flag: string) => Number(execaSync('id', [flag, 'postgres']).stdout);
  const [uid, gid] = [id('-u'), id('-g')];
  chownSync(folder, uid, gid);
  chmodSync(folder, 0o755);
  const running = new Map<string, ChildProcess>();
  const start = (name: string, program: string, args: string[]) => {
    const owner = ['--reuid=postgres', '--regid=postgres', '--init-groups'];
    const log = openSync(join(folder, `${name}.log`), 'a');
    const child = spawn('setpriv', [...owner, program, ...args], {
      cwd: folder,
      env: { ...process.env, PYTHONWARNINGS: 'ignore' },
      // A file, because PostgreSQL keeps the output of a killed Patroni open.
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    running.set(name, child);
  };
  const kill = async (name: string) => {
    const child = running.get(name);
    if (child && child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    }
    running.delete(name);
  };
  const dataOf = (name: string) => join(folder, name);
  /** The server is not a child of Patroni. */
  const killPostgres = (name: string) => {
    const file = join(dataOf(name), 'postmaster.pid');
    if (!existsSync(file)) return;
    try {
      process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error; // killed before
    }
  };
  const nodes: Node[] = [];
  const stop = async () => {
    for (const name of [...running.keys()]) await kill(name);
    for (const { name } of nodes) killPostgres(name);
    rmSync(folder, { recursive: true, maxRetries: 20, retryDelay: 200 });
  };
  try {
    for (const name of ['one', 'two', 'three']) {
      const [database = 0, rest = 0, peer = 0, client = 0] = await Promise.all(
        [1, 2, 3, 4].map(freePort),
      );
      nodes.push({ name, database, rest, peer, client });
    }
    const port = await freePort();
    const members = nodes.map(({ name, peer }) => `${name}=http://127.0.0.1:${peer}`).join();
    for (const { name, peer, client } of nodes) {
      start(`etcd-${name}`, 'etcd', [
        `--name=${name}`,
        `--data-dir=${join(folder, `etcd-${name}`)}`,
        `--listen-peer-urls=http://127.0.0.1:${peer}`,
        `--initial-advertise-peer-urls=http://127.0.0.1:${peer}`,
        `--listen-client-urls=http://127.0.0.1:${client}`,
        `--advertise-client-urls=http://127.0.0.1:${client}`,
        `--initial-cluster=${members}`,
      ]);
    }
    const bin = join(
      versions,
      readdirSync(versions)
        .sort((a, b) => Number(a) - Number(b))
        .at(-1) ?? '',
      'bin',
    );
    for (const { name, database, rest } of nodes) {
      const config = parse(readFileSync(inProject('deploy/patroni.yml'), 'utf8'));
      const own = (port: number) => ({
        listen: `127.0.0.1:${port}`,
        connect_address: `127.0.0.1:${port}`,
      });
      mkdirSync(dataOf(name), { mode: 0o700 });
      chownSync(dataOf(name), uid, gid);
      const file = join(folder, `${name}.yml`);
      writeFileSync(
        file,
        stringify({
          ...config,
          name,
          restapi: own(rest),
          etcd3: { hosts: nodes.map(({ client }) => `127.0.0.1:${client}`) },
          postgresql: {
            ...config.postgresql,
            ...own(database),
            data_dir: dataOf(name),
            bin_dir: bin,
            pgpass: join(folder, `${name}.pgpass`),
            parameters: { unix_socket_directories: folder },
            pg_hba: config.postgresql.pg_hba.map((line: string) =>
              line.replace('10.0.0.0/24', '127.0.0.0/8'),
            ),
          },
        }),
      );
      start(name, 'patroni', [file]);
    }
    let balancer = readFileSync(inProject('deploy/haproxy-postgres.cfg'), 'utf8').replace(
      ':5000',
      `:${port}`,
    );
    nodes.forEach(({ database, rest }, index) => {
      balancer = balancer.replace(
        `10.0.0.${index + 1}:5432 check port 8008`,
        `127.0.0.1:${database} check port ${rest}`,
      );
    });
    writeFileSync(join(folder, 'haproxy.cfg'), balancer);
    start('haproxy', 'haproxy', ['-db', '-q', '-f', join(folder, 'haproxy.cfg')]);

    const membersNow = async () =>
      await Promise.all(
        nodes.map(async ({ name, rest }) => {
          const answer = await fetch(`http://127.0.0.1:${rest}/patroni`).catch(() => undefined);
          const state = (await answer?.json()) as
            | { role?: string; state?: string; sync_standby?: boolean }
            | undefined;
          return { name, ...state };
        }),
      );
    const isPrimary = ({ role }: { role?: string }) => role === 'master' || role === 'primary';
    // Until a standby is synchronous, a failover would have no candidate.
    for (;;) {
      const states = await membersNow();
      if (states.some(isPrimary) && states.filter(({ sync_standby }) => sync_standby).length === 1)
        break;
      await wait(200);
    }
    return {
      url: `postgresql://postgres:SUPERUSER_PASSWORD@127.0.0.1:${port}/postgres`,
      /** Kills the leader with SIGKILL: Patroni first, so that it does not hand over. */
      killLeader: async () => {
        const leader = (await membersNow()).find(isPrimary)?.name ?? '';
        await kill(leader);
        killPostgres(leader);
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts a mail server that counts the mails that it accepts. */
async function startMailServer() {
  let accepted = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    let data: string | undefined;
    sockets.add(socket);
    socket.on('error', () => {});
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      if (data !== undefined) {
        data += chunk;
        if (!data.endsWith('\r\n.\r\n')) return;
        data = undefined;
        accepted += 1;
        socket.write('250 kept\r\n');
      } else if (/^DATA/i.test(String(chunk))) {
        data = '';
        socket.write('354 go on\r\n');
      } else if (/^QUIT/i.test(String(chunk))) socket.end('221 bye\r\n');
      else socket.write('250 fine\r\n');
    });
  });
  const port = await freePort();
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    accepted: () => accepted,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/**
 * Places and pays at most ten orders a second, kills the leader of three databases, and compares the new leader with
 * everything that was acknowledged.
 */
export async function failOverUnderLoad() {
  const databases = await startDatabases();
  const mailServer = await startMailServer();
  const closers: (() => unknown)[] = [databases.stop, mailServer.stop];
  const purchases: Purchase[] = [];
  let isOpen = true;
  try {
    const servers = await Promise.all(
      [1, 2].map(() =>
        startApi({
          DATABASE_URL: databases.url,
          SMTP_URL: mailServer.url,
          JWT_SECRET: 'one secret for all servers of the cluster',
          PACT_STATES: '1',
          ORDERS_PER_HOUR: '1000000',
          LOG_LEVEL: 'fatal',
        }),
      ),
    );
    closers.push(() => Promise.all(servers.map(({ kill }) => kill())));
    const customers = await newCustomers(servers[0]?.url ?? '', 4);
    let firstPaidAfterKill: number | undefined;
    let killedAt: number | undefined;
    const sales = customers.map(async (customer, index) => {
      while (isOpen) {
        const purchase = newPurchase(customer);
        const startedAfterKill = killedAt !== undefined;
        purchases.push(purchase);
        await buy(servers[index % 2]?.url ?? '', purchase);
        if (startedAfterKill) firstPaidAfterKill ??= performance.now();
        await wait(400);
      }
    });
    const paid = () => purchases.filter(({ isPaid }) => isPaid).length;
    const morePaid = async () => {
      for (const target = paid() + 40; paid() < target; ) await wait(100);
    };
    const scenario = async () => {
      await morePaid();
      await databases.killLeader();
      killedAt = performance.now();
      await morePaid();
      isOpen = false;
    };
    await Promise.all([scenario(), ...sales]);
    const outcome = await check(databases.url, purchases);
    const sent = await sentMails(databases.url);
    return {
      ...outcome,
      secondsWithoutOrders: ((firstPaidAfterKill ?? Number.NaN) - (killedAt ?? 0)) / 1000,
      mails: sent,
      mailsSentTwice: mailServer.accepted() - sent,
    };
  } finally {
    isOpen = false;
    for (const close of closers.reverse()) await close();
  }
}

/** Waits until all mails are sent, some in a second attempt, and returns their number. */
async function sentMails(connectionString: string): Promise<number> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    for (;;) {
      const { rows } = await client.query<{ sent: number; unsent: number }>(
        'select count(sent_at)::int as sent, count(*) filter (where sent_at is null)::int as unsent from mails',
      );
      if (rows[0]?.unsent === 0) return rows[0].sent;
      await wait(1000);
    }
  } finally {
    await client.end();
  }
}
