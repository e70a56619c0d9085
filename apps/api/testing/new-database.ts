import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** Creates an empty database on a PostgreSQL server. */
export async function newDatabase(server: string) {
  const name = `parinda_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`create database ${name}`);
  return {
    url: Object.assign(new URL(server), { pathname: `/${name}` }).href,
    drop: () => run(`drop database ${name} with (force)`),
  };
}
