import { StartError } from '@parinda/server-kit/start-error';

/** ENOSPC of PGlite's file system, whose errors are not instances of Error. */
const wasmNoSpace = 51;

/** Returns whether an error of the file system or PGlite means a full disk. */
export function isFull(error: unknown): boolean {
  const { code, errno } = (error ?? {}) as { code?: unknown; errno?: unknown };
  return code === 'ENOSPC' || code === 'EDQUOT' || errno === wasmNoSpace;
}

export const fullDisk = (folder: string) =>
  new StartError(
    `The disk of ${folder} is full. Free some space, or set DATA_DIR to another folder.`,
  );
