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
  return {
    url: Object.assign(new URL(server), { pathname: `/${name}` }).href,
    drop: () => ask(`drop database ${name} with (force)`),
  };
}
