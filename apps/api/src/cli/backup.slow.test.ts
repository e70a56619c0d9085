import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count, eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { contentsAt, rowCount } from '../../testing/contents.ts';
import { addDatabase } from '../../testing/data-folder.ts';
import { readConfig } from '../config/config.ts';
import { connect } from '../db/connect.ts';
import { contactMessages, products } from '../db/schema.ts';
import { startServer } from '../server.ts';
import { backUp, restore } from './backup.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parinda-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const configOf = (env: Record<string, string>) =>
  readConfig({ PORT: '0', DATA_DIR: join(folder, 'data'), ...env });
const file = () => join(folder, 'shop.backup');

/** Stores a message that no seed contains. */
async function sendMessage(url: string): Promise<void> {
  const message = { name: 'Asha', email: 'asha@example.com', subject: 'Nets', message: 'Hello.' };
  const body = JSON.stringify(message);
  const headers = { 'content-type': 'application/json' };
  expect((await fetch(`${url}/api/user/contact/`, { method: 'POST', headers, body })).ok).toBe(
    true,
  );
}

async function checkRestored(options: Parameters<typeof connect>[0]): Promise<void> {
  const { db, close } = await connect(options);
  const isOurs = eq(contactMessages.name, 'Asha');
  const [kept] = await db.select({ number: count() }).from(contactMessages).where(isOurs);
  const [catalog] = await db.select({ number: count() }).from(products);
  await close();
  expect([kept?.number, (catalog?.number ?? 0) > 10]).toEqual([1, true]);
}

const restored = { databases: 0, rows: 0 };
afterAll(() => {
  console.log(`backup: ${restored.databases} databases restored, ${restored.rows} rows, 0 differ`);
});

/** Compares every row of a database that no server uses with its copy. */
async function checkSame(
  original: Parameters<typeof connect>[0],
  copy: Parameters<typeof connect>[0],
): Promise<void> {
  const contents = await contentsAt(original);
  expect(await contentsAt(copy)).toEqual(contents);
  restored.databases += 1;
  restored.rows += rowCount(contents);
}

// Spec: decisions Server
it('restores a data folder from a backup of the running server', async () => {
  addDatabase(join(folder, 'data'));
  const server = await startServer(configOf({}));
  await sendMessage(server.url);
  await backUp(configOf({}), file());
  await server.close();
  expect(statSync(file()).mode & 0o777).toBe(0o600);

  const elsewhere = configOf({ DATA_DIR: join(folder, 'other') });
  await restore(elsewhere, file());
  await checkRestored(elsewhere);
  await expect(restore(elsewhere, file())).rejects.toThrow(/already contains a database/);

  // Back up a folder that no server uses.
  await backUp(elsewhere, file());
  const third = configOf({ DATA_DIR: join(folder, 'third') });
  await restore(third, file());
  await checkSame(elsewhere, third);
});

it('leaves no database after a failed restore', async () => {
  writeFileSync(file(), 'not a backup');
  await expect(restore(configOf({}), file())).rejects.toThrow(/not a complete backup/);
  expect(readdirSync(join(folder, 'data'))).toEqual(['lock']);
});

it('rejects a backup of a folder without a database', async () => {
  await expect(backUp(configOf({}), file())).rejects.toThrow(/no database in .*DATA_DIR/);
});

const server = process.env.TEST_DATABASE_URL;
const hasPrograms = spawnSync('pg_dump', ['--version']).status === 0;

// Spec: decisions Server
it.runIf(server && hasPrograms)('restores a PostgreSQL database', async () => {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  const names = [1, 2, 3].map(() => `parinda_backup_${randomUUID().replaceAll('-', '')}`);
  for (const name of names) await admin.query(`create database ${name}`);
  const [full, empty, third] = names.map((name) => {
    const { href } = Object.assign(new URL(server ?? ''), { pathname: `/${name}` });
    return configOf({ DATABASE_URL: href });
  });
  try {
    if (!full || !empty || !third) throw new Error('no databases');
    const running = await startServer(full);
    await sendMessage(running.url);
    await backUp(full, file());
    await running.close();
    await restore(empty, file());
    await checkRestored(empty);
    await expect(restore(full, file())).rejects.toThrow(/already contains a database/);
    expect(statSync(file()).mode & 0o777).toBe(0o600);

    // Back up a database that no server uses.
    await backUp(full, file());
    await restore(third, file());
    await checkSame(full, third);
  } finally {
    for (const name of names) await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
});
