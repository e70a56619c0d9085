import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '@parinda/testing/project';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { childEnvironment } from '../../testing/child-environment.ts';
import { newDataFolder } from '../../testing/data-folder.ts';

let folder: string;
beforeAll(() => {
  folder = newDataFolder();
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(...args: string[]): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'owner.ts'), ...args], {
    env: { ...childEnvironment, DATA_DIR: folder },
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  return new Promise((done) => child.once('close', (code) => done({ code, stdout, stderr })));
}

it('imports and exports a table and reports errors by row', async () => {
  const table = join(folder, 'articles.csv');
  const article = 'slug,title,content\na-new-one,New,<p>Text</p>\n';
  writeFileSync(table, article);
  const imported = {
    code: 0,
    stderr: '',
    stdout: 'Imported: 1 added, 0 changed, 0 unchanged.\n',
  };
  expect(await run('blogs', 'import', table)).toEqual(imported);
  const { stdout } = await run('blogs', 'export');
  // One kind of line end, also after the last row.
  expect(stdout).toMatch(/^slug,title,content,created_at\n/);
  expect(stdout).not.toContain('\r');
  expect(stdout).toContain('a-new-one,New,<p>Text</p>,20');

  writeFileSync(table, 'slug,title,content\nB,,<p>Text</p>\nb,B,\n');
  const rejected = await run('blogs', 'import', table);
  expect(rejected).toMatchObject({ code: 1, stdout: '' });
  expect(rejected.stderr.trim().split('\n')).toEqual([
    'Nothing was imported:',
    "Row 1: must have required property 'title'",
    expect.stringMatching(/^Row 1: slug must match pattern/),
    "Row 2: must have required property 'content'",
  ]);

  writeFileSync(table, 'slug,image1\na,none.jpg\n');
  expect(await run('products', 'import', table)).toEqual({
    code: 1,
    stdout: '',
    stderr: 'Nothing was imported:\nRow 1: image1 none.jpg is not a picture (ENOENT)\n',
  });
});

it('leaves no pictures of a rejected table', async () => {
  const [table, pictures] = [join(folder, 'products.csv'), join(folder, 'pictures')];
  copyFileSync(inProject('apps/storefront/public/pictures/social-card.jpg'), join(folder, 'a.jpg'));
  const row = 'a,A,Kites,Paper,Short,Long,10,10,a.jpg\n';
  writeFileSync(
    table,
    `slug,title,category_name,material,short_desc,long_desc,price,max_price,image1\n${row}`,
  );
  expect(await run('products', 'import', table, '--pictures-to', pictures)).toEqual({
    code: 1,
    stdout: '',
    stderr:
      'Nothing was imported:\nRow 1: There is no category Kites. There are no categories yet. Add it with: npx pnpm@12 shop categories add "Kites"\n',
  });
  expect(existsSync(pictures)).toBe(false);
});

describe('exit code', () => {
  it('is 0 after a successful command', async () => {
    const done = { code: 0, stderr: '' };
    expect(await run('payments', 'list')).toEqual({ ...done, stdout: 'There are no payments.\n' });
    expect(await run('payments', 'list', '--json')).toEqual({ ...done, stdout: '[]\n' });
  });

  it('is 1 after a rejected command', async () => {
    const rejected = { code: 1, stdout: '', stderr: 'There is no order 7\n' };
    expect(await run('orders', 'deliver', '7', '--json')).toEqual(rejected);
  });

  it('is 1 after a failed check', async () => {
    const { code, stdout, stderr } = await run('payments', 'check');
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(stdout).toMatch(/^missing {2}Keys .*\n[\s\S]*\nCustomers cannot pay yet\.\n$/);
    expect((await run('payments', 'check', '--json')).code).toBe(1);
  });

  // Spec: decisions Server
  it('is 2 after wrong usage and 0 after --help', async () => {
    expect(await run('orders', 'deliver', 'abc')).toMatchObject({ code: 2, stdout: '' });
    expect(await run('orders', 'deliver', '--help')).toMatchObject({ code: 0, stderr: '' });
  });
});
