import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { commands } from '../domain/owner/commands.ts';
import { ownerProgram } from './owner-program.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'parinda-owner-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const withSubcommands = (command: Command): Command[] => [
  command,
  ...command.commands.flatMap(withSubcommands),
];

/** Returns the calls and the printed usage of a command line. */
async function parse(...args: string[]) {
  const done: unknown[] = [];
  const tried: unknown[] = [];
  let printed = '';
  const print = (text: string) => {
    printed += text;
  };
  const program = ownerProgram({
    run: async (name, makeInput, asJson) => {
      const tryOut = async (input: object) => void tried.push(input);
      done.push([name, await makeInput(tryOut), asJson]);
    },
    backup: async (file) => {
      done.push(['backup', file]);
    },
    restore: async (file) => {
      done.push(['restore', file]);
    },
    moveTo: async (databaseUrl) => {
      done.push(['move-to', databaseUrl]);
    },
  });
  for (const command of withSubcommands(program)) {
    command.configureOutput({ writeOut: print, writeErr: print });
  }
  const exitCode = await program.parseAsync(args, { from: 'user' }).then(
    () => 0,
    (error) => error.exitCode,
  );
  return { done, tried, printed, exitCode };
}

// Spec: decisions Server
describe('--help', () => {
  it('lists the groups and an example', async () => {
    const { done, printed, exitCode } = await parse('--help');
    expect([done, exitCode]).toEqual([[], 0]);
    expect(printed).toContain('Usage: shop GROUP COMMAND');
    expect(printed).toMatch(/^ {2}orders +List, show, cancel and deliver orders$/m);
    expect(printed).toMatch(/^ {2}backup <FILE> /m);
    expect(printed).toContain('npx pnpm@12 shop orders list --to-deliver');
  });

  it('lists the commands of a group with an example of each', async () => {
    const { printed, exitCode } = await parse('orders', '--help');
    expect(exitCode).toBe(0);
    for (const name of ['list', 'show', 'cancel', 'deliver']) {
      expect(printed).toMatch(new RegExp(`^  ${name} \\[options\\] `, 'm'));
      expect(printed).toContain(`npx pnpm@12 shop orders ${name}`);
    }
  });

  it.each(Object.keys(commands).map((name) => name.replace(':', ' ')))(
    'shows usage, --json and an example of %s',
    async (name) => {
      const { printed, exitCode } = await parse(...name.split(' '), '--help');
      expect(exitCode).toBe(0);
      expect(printed).toContain(`Usage: shop ${name} [options]`);
      expect(printed).toContain('--json');
      expect(printed).toMatch(new RegExp(`Example:\\n {2}npx pnpm@12 (--silent )?shop ${name}`));
    },
  );

  it('appears for a group without a command', async () => {
    const { printed, exitCode } = await parse('orders');
    expect(exitCode).toBe(1);
    expect(printed).toBe((await parse('orders', '--help')).printed);
  });
});

it.each([
  [
    ['orders', 'deliver', '7'],
    ['orders:deliver', { id: 7 }, false],
  ],
  [
    ['orders', 'deliver', '7', '--json'],
    ['orders:deliver', { id: 7 }, true],
  ],
  [
    ['payments', 'list'],
    ['payments:list', { limit: 100 }, false],
  ],
  [
    ['payments', 'list', '--problems', '--limit', '5'],
    ['payments:list', { problems: true, limit: 5 }, false],
  ],
  [
    ['payments', 'refund', 'pay_1'],
    ['payments:refund', { id: 'pay_1' }, false],
  ],
  [
    ['payments', 'refund', 'pay_1', '--mark', 'Kept'],
    ['payments:refund', { id: 'pay_1', mark: 'Kept' }, false],
  ],
  [
    ['orders', 'list', '--to-deliver'],
    ['orders:list', { toDeliver: true, limit: 100 }, false],
  ],
  [
    ['contacts', 'list', '--open'],
    ['contacts:list', { open: true, limit: 100 }, false],
  ],
  [
    ['contacts', 'answer', '5', '--text', 'Yes.'],
    ['contacts:answer', { id: 5, text: 'Yes.' }, false],
  ],
  [
    ['sessions', 'end', '--all'],
    ['sessions:end', { all: true }, false],
  ],
  [
    ['sessions', 'end', 'a@b.example'],
    ['sessions:end', { email: 'a@b.example' }, false],
  ],
  [
    ['customers', 'block', 'a@b.example', '--undo'],
    ['customers:block', { email: 'a@b.example', undo: true }, false],
  ],
  [
    ['customers', 'reset-password', 'a@b.example'],
    ['customers:reset-password', { email: 'a@b.example' }, false],
  ],
  [
    ['categories', 'add', 'Seeds', 'Garden Tools'],
    ['categories:add', { names: ['Seeds', 'Garden Tools'] }, false],
  ],
  [
    ['categories', 'rename', 'Bird Spikes', 'Seeds'],
    ['categories:rename', { from: 'Bird Spikes', to: 'Seeds' }, false],
  ],
  [
    ['categories', 'remove', 'Seeds'],
    ['categories:remove', { name: 'Seeds' }, false],
  ],
  [
    ['products', 'remove', 'a', 'b'],
    ['products:remove', { slugs: ['a', 'b'] }, false],
  ],
  [
    ['blogs', 'remove', '--all'],
    ['blogs:remove', { slugs: [], all: true }, false],
  ],
  [
    ['backup', '/tmp/shop.backup'],
    ['backup', '/tmp/shop.backup'],
  ],
  [
    ['restore', '/tmp/shop.backup'],
    ['restore', '/tmp/shop.backup'],
  ],
])('%j runs %j', async (args, expected) => {
  expect((await parse(...args)).done).toEqual([expected]);
});

it.each([
  [['orders', 'deliver'], "missing required argument 'ORDER_ID'"],
  [['orders', 'deliver', 'abc'], 'Use a whole number above 0.'],
  [['orders', 'deliver', '0'], 'Use a whole number above 0.'],
  [['orders', 'deliver', '1', '2'], 'too many arguments'],
  [['payments', 'list', '--limit', 'x'], 'Use a whole number above 0.'],
  [['payments', 'list', '--all'], "unknown option '--all'"],
  [['categories', 'add'], "missing required argument 'NAME'"],
  [['categories', 'rename', 'Seeds'], "missing required argument 'NEW'"],
  [['categories', 'remove', 'Seeds', 'Tools'], 'too many arguments'],
  [['backup'], "missing required argument 'FILE'"],
  [['payments', 'lits'], "unknown command 'lits'\n(Did you mean list?)"],
  [['paymets', 'list'], "unknown command 'paymets'\n(Did you mean payments?)"],
  [['something'], "unknown command 'something'\nAdd --help to see the usage."],
])('reports the error in %j and runs nothing', async (args, message) => {
  const { done, printed, exitCode } = await parse(...args);
  expect(exitCode).not.toBe(0);
  expect(done).toEqual([]);
  expect(printed).toContain(message);
});

describe('a table argument', () => {
  const table = () => join(folder, 'articles.csv');
  const article = 'slug,title,content\na-new-one,New,<p>Text</p>\n';

  it('passes its rows, also in a dry run', async () => {
    writeFileSync(table(), article);
    const rows = [{ slug: 'a-new-one', title: 'New', content: '<p>Text</p>' }];
    expect((await parse('blogs', 'import', table(), '--dry-run')).done).toEqual([
      ['blogs:import', { rows, dryRun: true }, false],
    ]);
    expect((await parse('products', 'import', table())).done).toEqual([
      ['products:import', { rows, dryRun: undefined }, false],
    ]);
  });

  it('is found in the folder of the caller', async () => {
    writeFileSync(table(), article);
    vi.stubEnv('INIT_CWD', folder);
    const { done } = await parse('blogs', 'import', 'articles.csv');
    vi.unstubAllEnvs();
    expect(done).toHaveLength(1);
  });

  it('reports an unreadable file and runs nothing', async () => {
    const { done, printed, exitCode } = await parse('products', 'import', join(folder, 'none.csv'));
    expect([done, exitCode]).toEqual([[], 1]);
    expect(printed).toContain('The file cannot be read (ENOENT).');
  });
});

it('imports pictures into PICTURES_DIR unless --pictures-to names another folder', async () => {
  const [file, pictures] = [join(folder, 'pictures.csv'), join(folder, 'pictures')];
  writeFileSync(file, 'slug,image1\na,one.png\n');
  writeFileSync(
    join(folder, 'one.png'),
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  );
  vi.stubEnv('PICTURES_DIR', pictures);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  await parse('products', 'import', file, '--dry-run');
  expect(existsSync(pictures)).toBe(false);
  const { tried } = await parse('products', 'import', file);
  expect(readdirSync(pictures)).toHaveLength(6);
  const image1 = expect.stringMatching(/^\/pictures\/products\/[0-9a-f]{16}-640\.webp$/);
  expect(tried).toEqual([{ rows: [{ slug: 'a', image1 }], dryRun: true }]);
  await parse('products', 'import', file, '--pictures-to', join(folder, 'others'));
  expect(readdirSync(join(folder, 'others'))).toHaveLength(6);
});
