import { spawnSync } from 'node:child_process';
import { closeSync, openSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Root may, where it is no guest of a container. */
export const canMount =
  spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()]).status === 0;

/** Puts a disk of so many kilobytes at the folder while the work is going on. */
export async function onSmallDisk(
  folder: string,
  kilobytes: number,
  work: () => Promise<void>,
): Promise<void> {
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', folder]);
  try {
    await work();
  } finally {
    spawnSync('umount', ['--lazy', folder]);
  }
}

/** Leaves no byte free. */
export function fill(file: string): void {
  const open = openSync(file, 'w');
  try {
    for (const bytes = Buffer.alloc(64 * 1024); ; ) writeSync(open, bytes);
  } catch {
    closeSync(open);
  }
}
