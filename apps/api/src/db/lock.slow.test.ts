import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockFolder, readHolder } from './lock.ts';

let folder: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parinda-lock-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

const script = `
  const { lockFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'lock.ts'))});
  process.stdin.once('data', () => {
    try { lockFolder(process.argv[1]); console.log('has it'); } catch (error) { console.log(error.name); }
  });
  process.stdin.once('end', () => process.exit());
  console.log('there');
`;
const node = [process.execPath, '--input-type=module', '-e', script];

/** Starts a process that locks the folder on `take`, which returns its output. */
async function newStarter(before: string[] = []) {
  const [command = '', ...more] = [...before, ...node, folder];
  const child = spawn(command, more, { stdio: ['pipe', 'pipe', 'ignore'] });
  children.push(child);
  await once(child.stdout, 'data');
  const take = async () => {
    child.stdin.write('\n');
    return String((await once(child.stdout, 'data'))[0]).trim();
  };
  return { child, take };
}

it('holds whatever the info file says, because process IDs differ between containers', async () => {
  const first = await newStarter();
  expect(await first.take()).toBe('has it');
  writeFileSync(join(folder, 'server.lock'), JSON.stringify({ pid: 4_000_000, adminToken: '' }));
  expect(await (await newStarter()).take()).toBe('StartError');
  expect(() => lockFolder(folder)).toThrow(/in use by .*DATA_DIR/);
  expect(readHolder(folder)).toMatchObject({ pid: 4_000_000 });
});

const isolated = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];
const canIsolate =
  spawnSync('unshare', [...isolated.slice(1), 'true'], { timeout: 5000 }).status === 0;

// Spec: decisions Server
it.skipIf(!canIsolate)('holds across containers', async () => {
  const [one, other] = [await newStarter(isolated), await newStarter(isolated)];
  expect(await one.take()).toBe('has it');
  expect(await other.take()).toBe('StartError');
  console.log('containers: 2 on one folder, 1 has it');
});

// Spec: decisions Server
it('goes to one of many processes after the holder was killed', async () => {
  const dead = await newStarter();
  await dead.take();
  dead.child.kill('SIGKILL');
  await once(dead.child, 'exit');
  expect(readdirSync(folder)).toContain('server.lock');
  expect(readHolder(folder)).toBeUndefined();
  const starters = await Promise.all(Array.from({ length: 6 }, () => newStarter()));
  const outcomes = await Promise.all(starters.map(({ take }) => take()));
  expect(outcomes.sort()).toEqual([...Array(5).fill('StartError'), 'has it']);
  console.log(`lock: ${outcomes.length} processes after a kill, 1 has the folder`);
});

it('is free after its release and removes the info file', () => {
  const lock = lockFolder(folder);
  lock.announce('http://localhost:1');
  expect(readHolder(folder)).toMatchObject({ pid: process.pid, url: 'http://localhost:1' });
  expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}`);
  lock.release();
  expect(readHolder(folder)).toBeUndefined();
  expect(readdirSync(folder)).toEqual(['lock']);
  lockFolder(folder).release();
});
