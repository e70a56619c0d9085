import { readFileSync } from 'node:fs';

export interface ProcessEntry {
  command: string;
  /** Process id. */
  parent: number;
}

/** Reads a process from /proc; undefined when it has ended or the system has no /proc. */
export function readProcess(pid: number): ProcessEntry | undefined {
  try {
    const [, parent] = /\) \S+ (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return { command, parent: Number(parent) };
  } catch {
    return undefined;
  }
}

const isPackageManager = /(^|[\s/])(npm|npx|pnpm)(-cli)?(\.[cm]?js)?(\s|$)/;

/** Process ids of child and parent, from the server up to the package manager that started it. */
export type Chain = readonly (readonly [pid: number, parent: number])[];

/**
 * Returns the chain up to the topmost package manager, empty without one. Package managers and their
 * shells do not all pass a signal on to the server.
 */
export function parentChain(pid: number, read = readProcess): Chain {
  const chain: [number, number][] = [];
  let length = 0;
  for (let child = pid; chain.length < 10; ) {
    const parent = read(child)?.parent ?? 0;
    const parentEntry = parent > 1 ? read(parent) : undefined;
    if (!parentEntry) break;
    chain.push([child, parent]);
    if (isPackageManager.test(parentEntry.command)) length = chain.length;
    child = parent;
  }
  return chain.slice(0, length);
}

const pollMs = 1000;

/** Calls `end` once a process of the chain has lost its parent. */
export function onParentExit(chain: Chain, end: () => void, read = readProcess): void {
  if (chain.length === 0) return;
  const timer = setInterval(() => {
    if (chain.every(([pid, parent]) => read(pid)?.parent === parent)) return;
    clearInterval(timer);
    end();
  }, pollMs).unref();
}
