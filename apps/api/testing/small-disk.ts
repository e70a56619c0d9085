import { spawnSync } from 'node:child_process';
import { closeSync, openSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** True for root outside a container. */
export const canMount =
  spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()]).status === 0;

/** Mounts a disk of this size at the folder while `work` runs. */
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

/** Fills the disk. */
export function fill(file: string): void {
  const open = openSync(file, 'w');
  try {
    for (const bytes = Buffer.alloc(64 * 1024); ; ) writeSync(open, bytes);
  } catch {
    closeSync(open);
  }
}
