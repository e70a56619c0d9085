import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** Seconds of processor time that this process and the ones it waited for have used; Linux only. */
function ownSeconds(): number | undefined {
  try {
    // proc(5): the name of the program, in brackets, may hold spaces; after it comes the third field.
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

/** Seconds that all processors of the machine were at work, for whichever process. */
const machineSeconds = (): number =>
  cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) /
  1000;

/**
 * Starts measuring; the function returned gives wall time and processor time since then. Where the
 * machine was busier than the run itself, other programs took the difference.
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
