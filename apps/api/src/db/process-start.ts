import { readFileSync } from 'node:fs';

/** When a process was started, in the kernel's own count; undefined where that cannot be told. */
export function processStart(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold spaces; the 20th field after it is the start time.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : fields[19]; // Z: dead, only not yet buried
  } catch {
    return undefined;
  }
}
