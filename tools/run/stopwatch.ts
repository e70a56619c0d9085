import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** Returns the CPU seconds of this process and its finished children. Linux only. */
function ownSeconds(): number | undefined {
  try {
    // proc(5): the second field, the program in brackets, may contain spaces.
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const [user, system, childrensUser, childrensSystem] = fields.slice(11, 15).map(Number);
    const ticks = (user ?? 0) + (system ?? 0) + (childrensUser ?? 0) + (childrensSystem ?? 0);
    return ticks / 100;
  } catch {
    return undefined;
  }
}

/** Returns the CPU seconds of all processes on the machine. */
const machineSeconds = (): number =>
  cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) /
  1000;

/**
 * Returns a function that formats the wall time and CPU time since the start. The time of the machine is
 * higher when other programs run.
 */
export function startStopwatch(): () => string {
  const [startedAt, own, machine] = [performance.now(), ownSeconds(), machineSeconds()];
  return () => {
    const wall = (performance.now() - startedAt) / 1000;
    const parts = [`${wall.toFixed(1)} s`];
    const now = ownSeconds();
    if (own !== undefined && now !== undefined) parts.push(`CPU ${(now - own).toFixed(0)} s`);
    parts.push(`machine ${(machineSeconds() - machine).toFixed(0)} s`);
    return parts.join(', ');
  };
}
