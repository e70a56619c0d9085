import { readdirSync, readFileSync } from 'node:fs';

/** `_SC_CLK_TCK`, which is 100 on all architectures of Node. */
const ticksPerSecond = 100;
const interval = 1000; // ms

interface Entry {
  parent: number;
  /** Pid and start, as pids are used again. */
  id: string;
  ticks: number;
}

function readEntry(pid: string): Entry {
  // After the program's name, which may contain spaces: state and parent are fields 0 and 1.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const [parent, user, system, start] = [1, 11, 12, 19].map((index) => Number(fields[index]));
  return { parent: parent ?? 0, id: `${pid} ${start}`, ticks: (user ?? 0) + (system ?? 0) };
}

function readEntries(): Map<number, Entry> {
  const entries = new Map<number, Entry>();
  for (const name of readdirSync('/proc')) {
    try {
      if (/^\d+$/.test(name)) entries.set(Number(name), readEntry(name));
    } catch {
      // The process has ended.
    }
  }
  return entries;
}

/**
 * Measures the CPU time of this process and its descendants, so that a busy machine differs from a
 * slow test. Browsers do not wait for their processes, so the system's own sum would lack those. Only
 * Linux has /proc; elsewhere the result is NaN.
 *
 * @returns a function that ends the measurement and returns the seconds
 */
export function measureCpu(): () => number {
  if (process.platform !== 'linux') return () => NaN;
  const ticks = new Map<string, number>();
  const first = readEntries();
  const sample = (entries: Map<number, Entry>) => {
    for (const [pid, entry] of entries) {
      let ancestor = pid;
      while (ancestor && ancestor !== process.pid) ancestor = entries.get(ancestor)?.parent ?? 0;
      if (!ancestor) continue;
      const before = first.get(pid);
      ticks.set(entry.id, entry.ticks - (before?.id === entry.id ? before.ticks : 0));
    }
  };
  const timer = setInterval(() => sample(readEntries()), interval);
  return () => {
    clearInterval(timer);
    sample(readEntries());
    return [...ticks.values()].reduce((sum, count) => sum + count, 0) / ticksPerSecond;
  };
}
