import { randomUUID } from 'node:crypto';
import { type Shop, startApi } from '@parinda/testing/servers';
import pg from 'pg';
import { quiet } from './pact-program.ts';

const environment = {
  ...quiet,
  PACT_STATES: '1',
  SEED: '1',
  DATABASE_URL: '',
  // Ignores a payment provider and mail server that the shell has set.
  PAYMENT_KEY_ID: '',
  PAYMENT_KEY_SECRET: '',
  PAYMENT_WEBHOOK_SECRET: '',
  PAYMENT_API_URL: '',
  SMTP_URL: '',
};

/** Starts apps/api with a temporary database. */
export async function startOwnApi(server?: string, env: NodeJS.ProcessEnv = {}): Promise<Shop> {
  if (!server) return startApi({ ...environment, ...env });
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  const name = `parinda_contracts_${randomUUID().replaceAll('-', '')}`;
  const drop = () =>
    admin.query(`drop database if exists ${name} with (force)`).finally(() => admin.end());
  try {
    await admin.query(`create database ${name}`);
    const DATABASE_URL = Object.assign(new URL(server), { pathname: `/${name}` }).href;
    const api = await startApi({ ...environment, DATABASE_URL, ...env });
    return { ...api, stop: () => api.stop().finally(drop) };
  } catch (error) {
    await drop();
    throw error;
  }
}
