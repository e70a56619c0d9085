import { StartError } from '@parinda/server-kit/start-error';
import { type Config, readConfig } from '../config/config.ts';
import { connect, type Db } from '../db/connect.ts';
import { lockFolder, readHolder } from '../db/lock.ts';
import { DomainError } from '../domain/errors.ts';

/** Something that a person does to one record by a script, with or without a running server. */
export interface Task {
  /** 'an order' */
  what: string;
  usage: string;
  /** Asked of the running server. */
  path(id: number): string;
  /** Done here when no server has the data. */
  work(db: Db, id: number): Promise<void>;
  done(id: number): string;
}

/** Runs the task for the id on the command line, prints one line and exits. */
export async function runScript(task: Task): Promise<void> {
  try {
    const id = idOf(process.argv[2], task);
    await perform(readConfig(process.env), task, id);
    console.log(task.done(id));
  } catch (error) {
    const isExpected = error instanceof StartError || error instanceof DomainError;
    const message = (error as Error).message.split('\n')[0];
    console.error(isExpected ? message : `It did not work: ${message}`);
    process.exitCode = 1;
  }
}

function idOf(text: string | undefined, { what, usage }: Task): number {
  const id = Number(text);
  if (text && /^\d+$/.test(text) && Number.isSafeInteger(id) && id > 0) return id;
  throw new StartError(`${text || 'Nothing'} is not ${what} number. Use: ${usage}`);
}

async function perform(config: Config, task: Task, id: number): Promise<void> {
  const server = config.databaseUrl ? undefined : readHolder(config.dataDir);
  if (server?.url) return askServer(server.url, server.adminToken, task.path(id));
  const lock = config.databaseUrl ? undefined : lockFolder(config.dataDir);
  try {
    const { db, close } = await connect(config);
    await task.work(db, id).finally(close);
  } finally {
    lock?.release();
  }
}

async function askServer(url: string, token: string, path: string): Promise<void> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(10_000),
  }).catch(() => {
    throw new StartError(`The shop at ${url} does not answer. Is it starting or stopping?`);
  });
  if (response.ok) return;
  const { message } = (await response.json()) as { message: string };
  throw new DomainError(message);
}
