import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { childEnvironment } from '../../testing/child-environment.ts';
import { addDatabase } from '../../testing/data-folder.ts';
import { canMount, onSmallDisk } from '../../testing/small-disk.ts';
import { readConfig } from '../config/config.ts';
import { startServer } from '../server.ts';

const source = join(import.meta.dirname, '..');
let folder: string;
const children: ChildProcess[] = [];

function run(script: string, env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [join(source, script), ...args], {
    env: { ...childEnvironment, PORT: '0', DATA_DIR: folder, ...env },
  });
  children.push(child);
  let output = '';
  const read = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const ended = new Promise<{ code: number | null; output: string }>((done) =>
    child.once('close', (code) => done({ code, output })),
  );
  return { child, ended, output: () => output };
}

/** Waits for the ready lines and returns the URL. */
async function start(env: Record<string, string> = {}) {
  const server = run('server.ts', env);
  await expect.poll(server.output).toMatch(/Demo login/);
  const url = /API ready at (\S+)/.exec(server.output())?.[1] ?? '';
  return { ...server, url };
}

/** Starts the server in this process and returns its error. */
function startError(env: Record<string, string>): Promise<string> {
  const config = readConfig({ PORT: '0', DATA_DIR: folder, ...env });
  return startServer(config).then(
    () => 'it started',
    (error: Error) => `${error.name}: ${error.message}`,
  );
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'parinda-start-'));
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

describe('reports the problem and its fix in one line:', () => {
  it('a used port', async () => {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const address = other.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    expect(await startError({ PORT: port })).toMatch(
      new RegExp(`^StartError: Port ${port} is taken\\. Stop .* PORT to another number\\.$`),
    );
    await new Promise((done) => other.close(done));
  });

  it('a data folder that is a file', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const line = /^StartError: The data folder .* \(it is not a folder\)\. .* DATA_DIR .*$/;
    expect(await startError({ DATA_DIR: file })).toMatch(line);
    expect(await startError({ DATA_DIR: join(file, 'below') })).toMatch(line);
  });

  it.skipIf(process.getuid?.() === 0)('a data folder that cannot be written', async () => {
    const locked = mkdtempSync(join(folder, 'locked-'));
    chmodSync(locked, 0o500);
    expect(await startError({ DATA_DIR: locked })).toMatch(/^StartError: .*EACCES.*DATA_DIR .*$/);
  });

  // Spec: decisions Server
  it.skipIf(!canMount)('a full disk', async () => {
    const full = mkdtempSync(join(folder, 'full-'));
    await onSmallDisk(full, 400, async () => {
      expect(await startError({ DATA_DIR: full })).toMatch(
        /^StartError: The disk of .* is full\. .*$/,
      );
    });
  });

  it('an unreachable database, without its password', async () => {
    const line = await startError({ DATABASE_URL: 'postgresql://shop:pass-word@127.0.0.1:1/shop' });
    expect(line).toMatch(/^StartError: .*127\.0\.0\.1:1\/shop.*ECONNREFUSED.*DATABASE_URL\.$/);
    expect(line).not.toContain('pass-word');
  });

  it('an empty secret file', async () => {
    const dataDir = mkdtempSync(join(folder, 'secret-'));
    addDatabase(dataDir);
    writeFileSync(join(dataDir, 'secret'), '\n');
    expect(await startError({ DATA_DIR: dataDir })).toBe(
      `StartError: The secret in ${join(dataDir, 'secret')} is shorter than 32 characters. Delete the file to create a new one; this ends all sessions.`,
    );
    expect(readdirSync(dataDir)).not.toContain('server.lock');
  });

  it('a damaged database, after releasing the folder', async () => {
    const damaged = mkdtempSync(join(folder, 'damaged-'));
    mkdirSync(join(damaged, 'db'));
    writeFileSync(join(damaged, 'db', 'PG_VERSION'), 'not a version');
    expect(await startError({ DATA_DIR: damaged })).toMatch(
      /^StartError: .*cannot be opened.*DATA_DIR .*$/,
    );
    expect(readdirSync(damaged)).toEqual(['db', 'lock']);
  });
});

it('starts, rejects a second process, delivers, stops, and starts after a killed process', async () => {
  addDatabase(folder);
  const first = await start();
  expect(first.output().split('\n').slice(0, 3)).toEqual([
    `API ready at ${first.url}`,
    `Mails: ${first.url}/sandbox/outbox`,
    'Demo login: demo@parinda.example / parinda-demo',
  ]);
  expect(statSync(join(folder, 'server.lock')).mode & 0o777).toBe(0o600);
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
  const rejected = await run('server.ts', {}).ended;
  expect(rejected.code).toBe(1);
  expect(rejected.output).toMatch(
    /^The data folder .* in use by process \d+\. Stop .*DATA_DIR.*\n$/,
  );

  // The demo customer's second order is not delivered yet.
  const delivered = await run('cli/owner.ts', {}, 'orders', 'deliver', '2').ended;
  expect(delivered).toEqual({ code: 0, output: 'Order 2 is delivered.\n' });
  expect((await run('cli/owner.ts', {}, 'orders', 'deliver', '999').ended).output).toBe(
    'There is no order 999\n',
  );

  const migrated = { code: 0, output: 'The tables are up to date.\n' };
  expect(await run('cli/owner.ts', {}, 'migrate').ended).toEqual(migrated);

  first.child.kill('SIGKILL');
  await first.ended;
  expect(readFileSync(join(folder, 'server.lock'), 'utf8')).toContain(first.url);
  // Without a server, the command opens the database.
  expect((await run('cli/owner.ts', {}, 'orders', 'deliver', '2').ended).output).toBe(
    'Order 2 is delivered.\n',
  );

  expect(await run('cli/owner.ts', {}, 'migrate').ended).toEqual(migrated);

  const second = await start();
  second.child.kill('SIGTERM');
  expect((await second.ended).code).toBe(0);

  const production = { NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(32), LOG_LEVEL: 'silent' };
  const refused = await run('server.ts', production).ended;
  expect(refused).toEqual({
    code: 1,
    output:
      'Anyone can log in as the demo customer demo@parinda.example. Run `npx pnpm@12 shop customers remove-demo`, or use another database.\n',
  });
  const removed = await run('cli/owner.ts', {}, 'customers', 'remove-demo').ended;
  expect(removed.output).toBe('Removed the demo customer demo@parinda.example.\n');
  const third = run('server.ts', production);
  await expect.poll(third.output).toMatch(/API ready/);
}, 240_000);
