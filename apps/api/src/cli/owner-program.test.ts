import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { acts } from '../domain/owner/acts.ts';
import { ownerProgram } from './owner-program.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'parinda-owner-'));
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

// Spec: decisions Server
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
});
