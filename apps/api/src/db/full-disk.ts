import { StartError } from '@parinda/server-kit/start-error';

/** Of the file system that PGlite sees, where errors are no Errors. */
const wasmNoSpace = 51;

/** Whether what the file system or PGlite threw means that there is no room. */
export function isFull(error: unknown): boolean {
  const { code, errno } = (error ?? {}) as { code?: unknown; errno?: unknown };
  return code === 'ENOSPC' || code === 'EDQUOT' || errno === wasmNoSpace;
}

export const fullDisk = (folder: string) =>
  new StartError(`The disk of ${folder} is full. Make room, or set DATA_DIR to another folder.`);
