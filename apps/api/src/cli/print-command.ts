import { type Config, readConfig } from '../config/config.ts';
import { connect } from '../db/connect.ts';
import { lockFolder, readHolder } from '../db/lock.ts';
import type { CommandResult } from '../domain/command-result.ts';
import { type CommandInput, type CommandName, runCommand } from '../domain/owner/commands.ts';
import { razorpay } from '../domain/payments/razorpay.ts';
import { callServer } from './call-server.ts';
import type { MakeInput } from './owner-program.ts';
import { printResult } from './print-result.ts';
import { printable } from './printable.ts';

/**
 * Runs a command and prints its result. A data folder allows one process, so a running server runs
 * the command there; on PostgreSQL this process does.
 */
export async function printCommand<Name extends CommandName>(
  name: Name,
  makeInput: MakeInput<Name>,
  asJson: boolean,
): Promise<void> {
  // An import reads the table again, so it keeps all characters.
  const isTable = !asJson && ['products:export', 'blogs:export'].includes(name);
  const work = async () => {
    const config = readConfig(process.env);
    const run = (input: CommandInput<Name>) => execute(config, name, input);
    const { text, data, isFailed } = await run(await makeInput(run));
    if (isFailed) process.exitCode = 1;
    return asJson ? JSON.stringify(data, null, 2) : text;
  };
  await printResult(work, isTable ? (text) => text : printable);
}

async function execute<Name extends CommandName>(
  config: Config,
  name: Name,
  input: CommandInput<Name>,
): Promise<CommandResult> {
  const server = config.databaseUrl ? undefined : readHolder(config.dataDir);
  const url = server?.url;
  if (url) return (await callServer({ ...server, url }, `commands/${name}`, input)).json();
  const lock = config.databaseUrl ? undefined : lockFolder(config.dataDir);
  try {
    const { db, close } = await connect(config);
    const { payment, siteUrl } = config;
    const payments = payment && razorpay(payment);
    const context = { db, now: () => new Date(), payments, siteUrl, log: console.error };
    return await runCommand(context, name, input).finally(close);
  } finally {
    lock?.release();
  }
}
