import { type Config, readConfig } from '../config/config.ts';
import { connect } from '../db/connect.ts';
import { lockFolder, readHolder } from '../db/lock.ts';
import { type ActName, type InputOf, perform } from '../domain/owner/acts.ts';
import { razorpay } from '../domain/payments/razorpay.ts';
import type { Told } from '../domain/told.ts';
import { askRunning } from './ask-running.ts';
import { say } from './say.ts';

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
    const { text, data, isFailed } = await done(readConfig(process.env), name, await makeInput());
    if (isFailed) process.exitCode = 1;
    return asJson ? JSON.stringify(data, null, 2) : text;
  });
}

async function done<Name extends ActName>(
  config: Config,
  name: Name,
  input: InputOf<Name>,
): Promise<Told> {
  const server = config.databaseUrl ? undefined : readHolder(config.dataDir);
  const url = server?.url;
  if (url) return (await askRunning({ ...server, url }, `acts/${name}`, input)).json();
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
