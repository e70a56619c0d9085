import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { childEnvironment } from '../../testing/child-environment.ts';
import { newDataFolder } from '../../testing/data-folder.ts';

let folder: string;
beforeAll(() => {
  folder = newDataFolder();
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(...given: string[]): Promise<{ code: number | null; out: string; problem: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'owner.ts'), ...given], {
    env: { ...childEnvironment, DATA_DIR: folder },
  });
  let out = '';
  let problem = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    problem += chunk;
  });
  return new Promise((done) => child.once('close', (code) => done({ code, out, problem })));
}

it('imports a table, tells each problem in a line, and exports what there is', async () => {
  const table = join(folder, 'articles.csv');
  const article = 'slug,title,content\na-new-one,New,<p>Text</p>\n';
  writeFileSync(table, article);
  const imported = {
    code: 0,
    problem: '',
    out: 'Imported: 1 added, 0 changed, 0 as they were.\n',
  };
  expect(await run('blogs', 'import', table)).toEqual(imported);
  const { out } = await run('blogs', 'export');
  expect(out).toMatch(/^slug,title,content,created_at\r\n/);
  expect(out).toContain('a-new-one,New,<p>Text</p>,20');

  writeFileSync(table, 'slug,title,content\nB,,<p>Text</p>\nb,B,\n');
  const refused = await run('blogs', 'import', table);
  expect(refused).toMatchObject({ code: 1, out: '' });
  expect(refused.problem.trim().split('\n')).toEqual([
    'Nothing was imported:',
    "Row 1: must have required property 'title'",
    expect.stringMatching(/^Row 1: slug must match pattern/),
    "Row 2: must have required property 'content'",
  ]);

  writeFileSync(table, 'slug,image1\na,none.jpg\n');
  expect(await run('products', 'import', table)).toEqual({
    code: 1,
    out: '',
    problem: 'Nothing was imported:\nRow 1: image1 none.jpg is no picture (ENOENT)\n',
  });
});

describe('ends', () => {
  it('with 0 when it is done, for people and for programs', async () => {
    const done = { code: 0, problem: '' };
    expect(await run('payments', 'list')).toEqual({ ...done, out: 'There are no payments.\n' });
    expect(await run('payments', 'list', '--json')).toEqual({ ...done, out: '[]\n' });
  });

  it('with 1 when it is refused', async () => {
    const refused = { code: 1, out: '', problem: 'There is no order 7\n' };
    expect(await run('orders', 'deliver', '7', '--json')).toEqual(refused);
  });

  it('with 1 when a check has found something wrong', async () => {
    const { code, out, problem } = await run('payments', 'check');
    expect({ code, problem }).toEqual({ code: 1, problem: '' });
    expect(out).toMatch(/^missing {2}Keys .*\n[\s\S]*\nCustomers cannot pay yet\.\n$/);
    expect((await run('payments', 'check', '--json')).code).toBe(1);
  });

  // Spec: decisions Server
  it('with 2 when it is used in a wrong way, and with 0 when that is asked for', async () => {
    expect(await run('orders', 'deliver', 'abc')).toMatchObject({ code: 2, out: '' });
    expect(await run('orders', 'deliver', '--help')).toMatchObject({ code: 0, problem: '' });
  });
});
