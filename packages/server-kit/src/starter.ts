import { readFileSync } from 'node:fs';

/** A process: what it was started with, and by whom. */
export interface ProcessEntry {
  command: string;
  parent: number;
}

/** From Linux's own table; undefined where there is none, or no such process any more. */
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

/** Child and parent, from the server up to the package manager that started it. */
export type Chain = readonly (readonly [pid: number, parent: number])[];

/**
 * By whom a process was started, as far as it is package managers and the shells between them: they
 * do not all hand on a signal to what they have started.
 */
export function starterChain(pid: number, read = readProcess): Chain {
  const chain: [number, number][] = [];
  let length = 0;
  for (let one = pid; chain.length < 10; ) {
    const parent = read(one)?.parent ?? 0;
    const starter = parent > 1 ? read(parent) : undefined;
    if (!starter) break;
    chain.push([one, parent]);
    if (isPackageManager.test(starter.command)) length = chain.length;
    one = parent;
  }
  return chain.slice(0, length);
}

const lookMs = 1000;

/** Calls back once a process of the chain has lost its parent, which has ended before it. */
export function whenStarterEnds(chain: Chain, end: () => void, read = readProcess): void {
  if (chain.length === 0) return;
  const looking = setInterval(() => {
    if (chain.every(([pid, parent]) => read(pid)?.parent === parent)) return;
    clearInterval(looking);
    end();
  }, lookMs).unref();
}
