import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '@parinda/server-kit/start-error';
import { fullDisk, isFull } from './full-disk.ts';

/** Content of the info file: the process that holds the lock. */
export interface Holder {
  /** Process ID in the holder's own container. */
  pid: number;
  /** Set once the server listens. */
  url?: string;
  /** Authorizes commands on this machine. */
  adminToken: string;
}

export interface Lock {
  holder: Holder;
  /** Writes the server's URL into the info file. */
  announce(url: string): void;
  release(): void;
}

const infoFileOf = (dataDir: string) => join(dataDir, 'server.lock');

/** A collected DatabaseSync would release its lock. */
const openLocks = new Set<DatabaseSync>();

/**
 * Creates and locks the data folder. The lock of a dead process is free. Throws StartError if
 * another process holds it.
 */
export function lockFolder(dataDir: string): Lock {
  makeFolder(dataDir);
  const infoFile = infoFileOf(dataDir);
  const lock = takeLock(dataDir);
  if (!lock) throw inUseError(dataDir, readInfo(dataDir));
  openLocks.add(lock);
  const holder: Holder = {
    pid: process.pid,
    adminToken: randomBytes(24).toString('base64url'),
  };
  const write = () => {
    // Atomic, because a command may be reading the file.
    writeFileSync(`${infoFile}.new`, JSON.stringify(holder), { mode: 0o600 });
    renameSync(`${infoFile}.new`, infoFile);
  };
  const release = () => {
    if (!openLocks.delete(lock)) return;
    rmSync(infoFile, { force: true });
    lock.close();
  };
  try {
    write();
  } catch (error) {
    release();
    throw unusableError(dataDir, error);
  }
  return {
    holder,
    announce(url) {
      holder.url = url;
      write();
    },
    release,
  };
}

/** Returns the running process that holds the lock. */
export function readHolder(dataDir: string): Holder | undefined {
  const holder = readInfo(dataDir);
  if (!holder) return undefined;
  const lock = takeLock(dataDir);
  lock?.close();
  return lock ? undefined : holder;
}

/**
 * Locks a file with a transaction of an empty SQLite database. The operating system releases the
 * lock when the process ends, and process IDs would not work across containers. The file stays:
 * deleting it could delete the lock of another process.
 */
function takeLock(dataDir: string): DatabaseSync | undefined {
  let lock: DatabaseSync | undefined;
  try {
    // A command that checks the lock holds it for a moment.
    lock = new DatabaseSync(join(dataDir, 'lock'), { timeout: 200 });
    lock.exec('pragma journal_mode = memory; begin exclusive');
    return lock;
  } catch (error) {
    lock?.close();
    if ((error as { errcode?: number }).errcode === sqliteBusy) return undefined;
    throw unusableError(dataDir, error);
  }
}

const sqliteBusy = 5;

function readInfo(dataDir: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(infoFileOf(dataDir), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Creates the folder. Throws StartError if it cannot be used. */
export function makeFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const probe = join(dataDir, `.probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw unusableError(dataDir, error);
  }
}

function unusableError(dataDir: string, error: unknown): StartError {
  const { code, message } = error as NodeJS.ErrnoException;
  if (isFull(error)) return fullDisk(dataDir);
  const isNoFolder = code === 'EEXIST' || code === 'ENOTDIR';
  const reason = isNoFolder ? 'it is not a folder' : code === 'ERR_SQLITE_ERROR' ? message : code;
  return new StartError(
    `The data folder ${dataDir} cannot be used (${reason}). Make it writable, or set DATA_DIR to another folder.`,
  );
}

function inUseError(dataDir: string, holder: Holder | undefined): StartError {
  const holderName = holder ? `process ${holder.pid}` : 'another process';
  return new StartError(
    `The data folder ${dataDir} is in use by ${holderName}. Stop that process, or set DATA_DIR to another folder.`,
  );
}
