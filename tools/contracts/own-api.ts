import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type Shop, startShop } from '../run/shop.ts';
import { quiet } from './consume.ts';
import type { Target } from './verify.ts';

/** No real provider is asked and no mail is sent, whatever the shell around us has set. */
const sandbox = {
  ...{ PAYMENT_KEY_ID: '', PAYMENT_KEY_SECRET: '', PAYMENT_WEBHOOK_SECRET: '' },
  ...{ PAYMENT_API_URL: '', SMTP_URL: '' },
};

/** Starts apps/api on a database of its own, which goes when it is stopped. */
export async function startApi(server?: string, env: NodeJS.ProcessEnv = {}): Promise<Shop> {
  const states = { ...quiet, ...sandbox, PACT_STATES: '1', SEED: '1', ...env };
  if (!server) return startShop({ ...states, DATABASE_URL: '' });
  const name = `parinda_contracts_${randomUUID().replaceAll('-', '')}`;
  await ask(server, `create database ${name}`);
  const drop = () => ask(server, `drop database ${name} with (force)`);
  const DATABASE_URL = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  try {
    const shop = await startShop({ ...states, DATABASE_URL });
    const stop = async () => {
      const code = await shop.stop();
      await drop();
      return code;
    };
    return { ...shop, stop };
  } catch (error) {
    await drop();
    throw error;
  }
}

async function ask(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** The shop's own server is all three providers. */
export const targetOf = (url: string): Target => ({
  baseUrls: { 'parinda-user-api': url, 'postal-lookup': url, 'parinda-site': url },
  statesUrl: `${url}/_pact/states`,
});
