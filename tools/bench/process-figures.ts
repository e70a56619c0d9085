import { readFileSync } from 'node:fs';

const read = (pid: number, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return ''; // no Linux
  }
};

/** What a process has computed since it began, in ms; NaN where the system does not tell. */
export function cpuMs(pid: number): number {
  // Its name, in brackets, may hold spaces.
  const fields = read(pid, 'stat').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** What a process holds in memory, in MB. */
export const residentMegabytes = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(read(pid, 'status'))?.[1]) / 1024;
