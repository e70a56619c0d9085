import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '@parinda/server-kit/start-error';
import { fullDisk, isFull } from './full-disk.ts';

/** What the notes beside the lock tell other processes of the one that has the folder. */
export interface Holder {
  /** As the holder itself knows it: in another container it may be nobody's, or somebody else's. */
  pid: number;
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

const infoFileOf = (dataDir: string) => join(dataDir, 'server.lock');

/** Locks end with what holds them: none may be collected while its folder is in use. */
const openLocks = new Set<DatabaseSync>();

/** Makes the data folder and takes it for this process; one that a dead process held is free. */
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
    // Written whole or not at all: a script may be reading.
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

/** The living process that has the folder, if any. */
export function readHolder(dataDir: string): Holder | undefined {
  const holder = readInfo(dataDir);
  if (!holder) return undefined;
  const lock = takeLock(dataDir);
  lock?.close();
  return lock ? undefined : holder;
}

/**
 * The operating system's own lock on a file of the folder, by the transaction of an SQLite database that stays
 * empty: it ends with its process, however that ends, and holds between containers, where process ids say
 * nothing. The file itself stays, for who deletes it may delete another's.
 */
function takeLock(dataDir: string): DatabaseSync | undefined {
  let lock: DatabaseSync | undefined;
  try {
    // A script that only looks whether the folder is held has it for a moment.
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

/** Makes the folder where it is missing; throws StartError when it cannot be used. */
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
    `The data folder ${dataDir} is in use by ${holderName}. Stop that one, or set DATA_DIR to another folder.`,
  );
}
