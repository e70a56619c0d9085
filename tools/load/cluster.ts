import { globSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import pg from 'pg';
import { freePort } from '../run/free-port.ts';

/** Where this system has PostgreSQL's own programs, the newest; undefined: it has none. */
const programs = globSync('/usr/lib/postgresql/*/bin/initdb')
  .sort()
  .at(-1)
  ?.replace(/initdb$/, '');

export const hasPostgres = programs !== undefined;

/** It refuses to run as root. */
const asOwner = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : [];
const run = (program: string, args: string[]) => {
  const [first = '', ...rest] = [...asOwner, `${programs}${program}`, ...args];
  return execa(first, rest, { stdin: 'ignore', stdout: 'ignore' });
};

interface Cluster {
  url: string;
  stop(): Promise<unknown>;
}

async function start(data: string): Promise<Cluster> {
  const port = await freePort();
  const options = `-p ${port} -h 127.0.0.1 -k ${data}`;
  await run('pg_ctl', ['-D', data, '-s', '-w', '-l', join(data, 'log'), '-o', options, 'start']);
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    stop: () => run('pg_ctl', ['-D', data, '-s', '-m', 'immediate', 'stop']),
  };
}

/**
 * A PostgreSQL of its own, and a replica that follows it.
 *
 * @param folder others than its owner may write there
 */
export async function startWithReplica(folder: string) {
  const [first, second] = [join(folder, 'primary'), join(folder, 'replica')];
  await run('initdb', ['-D', first, '--auth', 'trust', '-U', 'postgres', '--encoding', 'UTF8']);
  const primary = await start(first);
  await run('pg_basebackup', ['-d', primary.url, '-D', second, '-R', '-X', 'stream', '-c', 'fast']);
  const replica = await start(second);
  let isGone = false;
  return {
    primaryUrl: primary.url,
    replicaUrl: replica.url,
    /** Takes the replica away; how many transactions it had done for the shop's databases. */
    loseReplica: async (): Promise<number> => {
      if (isGone) return 0;
      isGone = true;
      const done = await transactionsOn(replica.url);
      await replica.stop();
      return done;
    },
    stop: async () => {
      if (!isGone) await replica.stop();
      await primary.stop();
    },
  };
}

async function transactionsOn(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const asked = `select coalesce(sum(xact_commit), 0)::int as done from pg_stat_database
    where datname like 'parinda%'`;
  const { rows } = await client.query(asked).finally(() => client.end());
  return rows[0].done;
}
