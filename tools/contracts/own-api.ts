import { newDatabase } from '@parinda/api/testing/new-database';
import { type Shop, startApi } from '@parinda/testing/servers';
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
  const database = await newDatabase(server);
  try {
    const api = await startApi({ ...environment, DATABASE_URL: database.url, ...env });
    return { ...api, stop: () => api.stop().finally(database.drop) };
  } catch (error) {
    await database.drop();
    throw error;
  }
}
