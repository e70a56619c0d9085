import { StartError } from '@parinda/server-kit/start-error';
import { type Config, readConfig } from '../config/config.ts';
import { connect } from '../db/connect.ts';
import { lockFolder, readHolder } from '../db/lock.ts';
import { DomainError } from '../domain/errors.ts';
import { type ActName, type InputOf, perform } from '../domain/owner/acts.ts';
import { razorpay } from '../domain/payments/razorpay.ts';
import type { Told } from '../domain/told.ts';
import { say } from './say.ts';

const patience = 120_000; // ms

/**
 * Does what the command line asks for and prints what there is to say of it. Beside a running
 * server: with PostgreSQL by itself, with a data folder, which takes one process, by asking the
 * server.
 */
export async function runAct<Name extends ActName>(
  name: Name,
  makeInput: () => InputOf<Name> | Promise<InputOf<Name>>,
  asJson: boolean,
): Promise<void> {
  await say(async () => {
    const { text, data } = await done(readConfig(process.env), name, await makeInput());
    return asJson ? JSON.stringify(data, null, 2) : text;
  });
}

async function done<Name extends ActName>(
  config: Config,
  name: Name,
  input: InputOf<Name>,
): Promise<Told> {
  const server = config.databaseUrl ? undefined : readHolder(config.dataDir);
  if (server?.url) return askServer(server.url, server.adminToken, name, input);
  const lock = config.databaseUrl ? undefined : lockFolder(config.dataDir);
  try {
    const { db, close } = await connect(config);
    const { payment, siteUrl } = config;
    const payments = payment && razorpay(payment);
    const context = { db, now: () => new Date(), payments, siteUrl, log: console.error };
    return await perform(context, name, input).finally(close);
  } finally {
    lock?.release();
  }
}

async function askServer(url: string, token: string, name: string, input: unknown): Promise<Told> {
  const response = await fetch(`${url}/admin/acts/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(input),
    signal: AbortSignal.timeout(patience),
  }).catch(() => {
    throw new StartError(
      `The shop at ${url} has the data and does not answer. Stop it, or wait until it has started.`,
    );
  });
  if (response.ok) return (await response.json()) as Told;
  const { message } = (await response.json()) as { message: string };
  throw new DomainError(message);
}
