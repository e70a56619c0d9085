import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inProject } from '@parinda/testing/project';
import { expect, test } from './shop-test.ts';

/** Playwright sets both variables, and Node would print a warning. */
const plain = { NO_COLOR: undefined, FORCE_COLOR: undefined };

/** Starts a server that is expected to fail. */
function failToStart(env: NodeJS.ProcessEnv) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [inProject('apps/shop/src/server.ts')],
    { env: { ...process.env, ...plain, PORT: '0', ...env }, encoding: 'utf8', timeout: 150_000 },
  );
  return { status, lines: `${stdout}${stderr}`.trim().split('\n') };
}

function expectOneLine({ status, lines }: ReturnType<typeof failToStart>, words: RegExp): void {
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(words);
  expect(status).toBeGreaterThan(0);
}

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parinda-start-'));
});
test.afterEach(() => rmSync(folder, { recursive: true }));

test('a used port is reported in one line', { tag: '@journey' }, ({ shop }) => {
  const { port } = new URL(shop.url);
  expectOneLine(failToStart({ PORT: port, HOST: '127.0.0.1', DATA_DIR: folder }), new RegExp(port));
});

test('an unusable data folder is reported in one line', () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, 'not a folder');
  expectOneLine(failToStart({ DATA_DIR: file }), /DATA_DIR|folder/);
});

test('a second process on a data folder is rejected, and the first keeps running', async ({
  shop,
}) => {
  expectOneLine(failToStart({ DATA_DIR: shop.dataDir }), new RegExp(shop.dataDir));
  expect((await fetch(`${shop.url}/api/user/products/`)).status).toBe(200);
});

test('a database that does not answer is reported in one line', () => {
  const nowhere = 'postgresql://shop:secret@127.0.0.1:1/shop';
  const result = failToStart({ DATABASE_URL: nowhere, DATA_DIR: folder });
  expectOneLine(result, /DATABASE_URL/);
  expect(result.lines[0]).not.toContain('secret');
});

test('a failed start leaves no files', ({ shop }) => {
  const { port } = new URL(shop.url);
  failToStart({
    PORT: port,
    HOST: '127.0.0.1',
    DATABASE_URL: 'postgresql://127.0.0.1:1/shop',
    DATA_DIR: folder,
  });
  expect(readdirSync(folder)).toEqual([]);
});
