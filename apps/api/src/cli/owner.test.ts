import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newDataFolder } from '../../testing/data-folder.ts';
import { kept } from '../../testing/kept-environment.ts';
import { acts } from '../domain/owner/acts.ts';
import { ownerProgram } from './owner-program.ts';

let folder: string;
beforeAll(() => {
  folder = newDataFolder();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What a command line asks to be done, and what it prints about its use. */
async function parse(...given: string[]) {
  const done: unknown[] = [];
  let printed = '';
  const print = (text: string) => {
    printed += text;
  };
  const program = ownerProgram(async (name, makeInput, asJson) => {
    done.push([name, await makeInput(), asJson]);
  });
  for (const one of [program, ...program.commands]) {
    one.configureOutput({ writeOut: print, writeErr: print });
  }
  const exitCode = await program.parseAsync(given, { from: 'user' }).then(
    () => 0,
    (error) => error.exitCode,
  );
  return { done, printed, exitCode };
}

function run(...given: string[]): Promise<{ code: number | null; out: string; problem: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'owner.ts'), ...given], {
    env: { ...kept, DATA_DIR: folder },
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

it('lists every command, and tells how each is used', async () => {
  const { printed, exitCode } = await parse('--help');
  expect(exitCode).toBe(0);
  for (const name of Object.keys(acts)) {
    expect(printed).toContain(`  ${name} `);
    const { printed: own } = await parse(name, '--help');
    expect(own).toContain(`Usage: pnpm ${name} [options]`);
    expect(own).toContain('--json');
  }
});

it.each([
  [
    ['deliver', '7'],
    ['deliver', { id: 7 }, false],
  ],
  [
    ['deliver', '7', '--json'],
    ['deliver', { id: 7 }, true],
  ],
  [['payments:list'], ['payments:list', { limit: 100 }, false]],
  [
    ['payments:list', '--problems', '--limit', '5'],
    ['payments:list', { problems: true, limit: 5 }, false],
  ],
  [
    ['payments:refund', 'pay_1'],
    ['payments:refund', { id: 'pay_1' }, false],
  ],
  [
    ['payments:refund', 'pay_1', '--mark', 'Kept'],
    ['payments:refund', { id: 'pay_1', mark: 'Kept' }, false],
  ],
  [
    ['orders:list', '--to-deliver'],
    ['orders:list', { toDeliver: true, limit: 100 }, false],
  ],
  [
    ['sessions:end', '--all'],
    ['sessions:end', { all: true }, false],
  ],
  [
    ['sessions:end', 'a@b.example'],
    ['sessions:end', { email: 'a@b.example' }, false],
  ],
  [
    ['customers:block', 'a@b.example', '--undo'],
    ['customers:block', { email: 'a@b.example', undo: true }, false],
  ],
])('takes %j for %j', async (given, act) => {
  expect((await parse(...given)).done).toEqual([act]);
});

it.each([
  [['deliver'], "missing required argument 'ORDER_ID'"],
  [['deliver', 'abc'], 'It is no whole number above 0.'],
  [['deliver', '0'], 'It is no whole number above 0.'],
  [['deliver', '1', '2'], 'too many arguments'],
  [['payments:list', '--limit', 'x'], 'It is no whole number above 0.'],
  [['payments:list', '--all'], "unknown option '--all'"],
  [['payments:lost'], 'unknown command'],
])('says what is wrong with %j, and does nothing', async (given, words) => {
  const { done, printed, exitCode } = await parse(...given);
  expect(exitCode).not.toBe(0);
  expect(done).toEqual([]);
  expect(printed).toContain(words);
});

describe('with a table', () => {
  const table = () => join(folder, 'articles.csv');
  const article = 'slug,title,content\na-new-one,New,<p>Text</p>\n';

  it('takes its rows, also to try', async () => {
    writeFileSync(table(), article);
    const rows = [{ slug: 'a-new-one', title: 'New', content: '<p>Text</p>' }];
    expect((await parse('blogs:import', table(), '--dry-run')).done).toEqual([
      ['blogs:import', { rows, dryRun: true }, false],
    ]);
    expect((await parse('products:import', table())).done).toEqual([
      ['products:import', { rows, dryRun: undefined }, false],
    ]);
  });

  it('finds it where the command was typed, as pnpm runs it elsewhere', async () => {
    writeFileSync(table(), article);
    vi.stubEnv('INIT_CWD', folder);
    const { done } = await parse('blogs:import', 'articles.csv');
    vi.unstubAllEnvs();
    expect(done).toHaveLength(1);
  });

  it('says what is wrong with the file, and does nothing', async () => {
    const { done, printed, exitCode } = await parse('products:import', join(folder, 'none.csv'));
    expect([done, exitCode]).toEqual([[], 1]);
    expect(printed).toContain('It cannot be read (ENOENT).');
  });

  it('imports it, tells each problem in a line, and exports what there is', async () => {
    writeFileSync(table(), article);
    const imported = {
      code: 0,
      problem: '',
      out: 'Imported: 1 added, 0 changed, 0 as they were.\n',
    };
    expect(await run('blogs:import', table())).toEqual(imported);
    const { out } = await run('blogs:export');
    expect(out).toMatch(/^slug,title,content,created_at\r\n/);
    expect(out).toContain('a-new-one,New,<p>Text</p>,20');

    writeFileSync(table(), 'slug,title,content\nB,,<p>Text</p>\nb,B,\n');
    const refused = await run('blogs:import', table());
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.problem.trim().split('\n')).toEqual([
      'Nothing was imported:',
      "Row 1: must have required property 'title'",
      expect.stringMatching(/^Row 1: slug must match pattern/),
      "Row 2: must have required property 'content'",
    ]);

    writeFileSync(table(), 'slug,image1\na,none.jpg\n');
    expect(await run('products:import', table())).toEqual({
      code: 1,
      out: '',
      problem: 'Nothing was imported:\nRow 1: image1 none.jpg is no picture (ENOENT)\n',
    });
  });
});

describe('ends', () => {
  it('with 0 when it is done, for people and for programs', async () => {
    const done = { code: 0, problem: '' };
    expect(await run('payments:list')).toEqual({ ...done, out: 'There are no payments.\n' });
    expect(await run('payments:list', '--json')).toEqual({ ...done, out: '[]\n' });
  });

  it('with 1 when it is refused', async () => {
    const refused = { code: 1, out: '', problem: 'There is no order 7\n' };
    expect(await run('deliver', '7', '--json')).toEqual(refused);
  });

  it('with 2 when it is used in a wrong way, and with 0 when that is asked for', async () => {
    expect(await run('deliver', 'abc')).toMatchObject({ code: 2, out: '' });
    expect(await run('deliver', '--help')).toMatchObject({ code: 0, problem: '' });
  });
});
