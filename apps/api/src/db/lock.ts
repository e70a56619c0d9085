import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '@parinda/server-kit/start-error';
import { processStart } from './process-start.ts';

/** What the lock file tells other processes of the one that has the folder. */
export interface Holder {
  pid: number;
  /** Tells the process from a later one that was given its pid. */
  startedAt: string | undefined;
  /** Of the server, once it listens. */
  url?: string;
  /** Lets scripts on this machine ask the server to do what only it can. */
  adminToken: string;
}

export interface Lock {
  holder: Holder;
  /** Tells the scripts where the server listens. */
  announce(url: string): void;
  release(): void;
}

const fileOf = (dataDir: string) => join(dataDir, 'server.lock');

/** Makes the data folder and takes it for this process; one that a dead process held is taken over. */
export function lockFolder(dataDir: string): Lock {
  makeFolder(dataDir);
  const file = fileOf(dataDir);
  const holder: Holder = {
    pid: process.pid,
    startedAt: processStart(process.pid),
    adminToken: randomBytes(24).toString('base64url'),
  };
  if (!writeNew(file, holder)) {
    const other = readHolder(dataDir);
    if (other) throw inUse(dataDir, other);
    setAside(file);
    if (!writeNew(file, holder)) throw inUse(dataDir, readHolder(dataDir));
  }
  return {
    holder,
    announce(url) {
      holder.url = url;
      // Written whole or not at all: a script may be reading.
      writeFileSync(`${file}.new`, JSON.stringify(holder), { mode: 0o600 });
      renameSync(`${file}.new`, file);
    },
    release: () => rmSync(file, { force: true }),
  };
}

/** The living process that has the folder, if any. */
export function readHolder(dataDir: string): Holder | undefined {
  try {
    const holder: Holder = JSON.parse(readFileSync(fileOf(dataDir), 'utf8'));
    return isAlive(holder) ? holder : undefined;
  } catch {
    return undefined;
  }
}

function isAlive({ pid, startedAt }: Holder): boolean {
  // In a container every start has the same pid: ours cannot be another's.
  if (pid === process.pid) return startedAt === processStart(pid);
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return startedAt === processStart(pid);
}

/** Makes the folder where it is missing; throws StartError when it cannot be used. */
export function makeFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const probe = join(dataDir, `.probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason = code === 'EEXIST' || code === 'ENOTDIR' ? 'it is not a folder' : code;
    throw new StartError(
      `The data folder ${dataDir} cannot be used (${reason}). Make it writable, or set DATA_DIR to another folder.`,
    );
  }
}

/** false: there is one already. */
function writeNew(file: string, holder: Holder): boolean {
  try {
    writeFileSync(file, JSON.stringify(holder), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw new StartError(`The lock ${file} cannot be written. Check the folder's permissions.`);
  }
}

/** Two processes may take over at once: the rename succeeds for one, and the other finds its lock. */
function setAside(file: string): void {
  try {
    renameSync(file, `${file}.stale`);
    rmSync(`${file}.stale`, { force: true });
  } catch {
    // the other one was quicker
  }
}

function inUse(dataDir: string, holder: Holder | undefined): StartError {
  const who = holder ? `process ${holder.pid}` : 'another process';
  return new StartError(
    `The data folder ${dataDir} is in use by ${who}. Stop that one, or set DATA_DIR to another folder.`,
  );
}
