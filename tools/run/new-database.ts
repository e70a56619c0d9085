import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** An empty database of its own on a PostgreSQL. */
export async function newDatabase(server: string) {
  const name = `parinda_${randomUUID().replaceAll('-', '')}`;
  const ask = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await ask(`create database ${name}`);
  const on = (other: string) => Object.assign(new URL(other), { pathname: `/${name}` }).href;
  return {
    url: on(server),
    /** The same database on a replica. */
    on,
    drop: () => ask(`drop database ${name} with (force)`),
  };
}
