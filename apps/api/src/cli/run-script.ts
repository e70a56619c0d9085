import { StartError } from '@parinda/server-kit/start-error';
import { type Config, readConfig } from '../config/config.ts';
import { connect, type Db } from '../db/connect.ts';
import { lockFolder, readHolder } from '../db/lock.ts';
import { DomainError } from '../domain/errors.ts';

/** Something that a person does by a script, with or without a running server. */
export interface Task {
  /** Asked of the running server. */
  path: string;
  /** Done here when no server has the data; gives what is to be said of it. */
  work(db: Db): Promise<string>;
}

/** Runs the task that the command line names, prints what it says and exits. */
export async function runScript(taskOf: (argument: string | undefined) => Task): Promise<void> {
  try {
    console.log(await perform(readConfig(process.env), taskOf(process.argv[2])));
  } catch (error) {
    const isExpected = error instanceof StartError || error instanceof DomainError;
    const message = (error as Error).message.split('\n')[0];
    console.error(isExpected ? message : `It did not work: ${message}`);
    process.exitCode = 1;
  }
}

/** @param what such as 'an order' */
export function idOf(text: string | undefined, what: string, usage: string): number {
  const id = Number(text);
  if (text && /^\d+$/.test(text) && Number.isSafeInteger(id) && id > 0) return id;
  throw new StartError(`${text || 'Nothing'} is not ${what} number. Use: ${usage}`);
}

async function perform(config: Config, task: Task): Promise<string> {
  const server = config.databaseUrl ? undefined : readHolder(config.dataDir);
  if (server?.url) return askServer(server.url, server.adminToken, task.path);
  const lock = config.databaseUrl ? undefined : lockFolder(config.dataDir);
  try {
    const { db, close } = await connect(config);
    return await task.work(db).finally(close);
  } finally {
    lock?.release();
  }
}

async function askServer(url: string, token: string, path: string): Promise<string> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(10_000),
  }).catch(() => {
    throw new StartError(`The shop at ${url} does not answer. Is it starting or stopping?`);
  });
  const { message } = (await response.json()) as { message: string };
  if (!response.ok) throw new DomainError(message);
  return message;
}
