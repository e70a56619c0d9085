import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, vi } from 'vitest';
import { onParentExit, type ProcessEntry, parentChain } from './parent-processes.ts';

const table = (entries: Record<number, ProcessEntry>) => (pid: number) => entries[pid];

const byNpx = {
  50: { command: 'node server.ts', parent: 40 },
  40: { command: 'sh -c node start.ts', parent: 30 },
  30: { command: '/usr/bin/node /usr/lib/node_modules/pnpm/bin/pnpm.cjs start', parent: 20 },
  20: { command: "sh -c 'pnpm' start", parent: 10 },
  10: { command: 'npm exec pnpm@12 start', parent: 5 },
  5: { command: '-bash', parent: 1 },
};

it('ends at the topmost package manager', () => {
  expect(parentChain(50, table(byNpx))).toEqual([
    [50, 40],
    [40, 30],
    [30, 20],
    [20, 10],
  ]);
});

it.each([
  ['a shell', { 50: { command: 'node server.ts', parent: 5 }, 5: { command: 'bash', parent: 1 } }],
  ['the system', { 50: { command: 'node server.ts', parent: 1 } }],
  ['an unknown process', {}],
])('is empty for a server started by %s', (_, entries) => {
  expect(parentChain(50, table(entries))).toEqual([]);
});

// Spec: decisions Server
it('calls back once a process of the chain has ended', async () => {
  const shell = spawn('sh', ['-c', 'sleep 60 & echo $!; wait']);
  const [line] = (await once(shell.stdout, 'data')) as [Buffer];
  const pid = Number(String(line));
  const end = vi.fn();
  onParentExit([[pid, shell.pid ?? 0]], end);
  await new Promise((done) => setTimeout(done, 1500));
  expect(end).not.toHaveBeenCalled();
  shell.kill('SIGTERM');
  await expect.poll(() => end.mock.calls.length).toBe(1);
  process.kill(pid);
});
