import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'parinda-node-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function runIn(nodeOfProject: string, program = 'node-version.mjs', ...args: string[]) {
  mkdirSync(join(folder, 'tools/run'), { recursive: true });
  for (const name of ['node-version.mjs', 'cli.mjs']) {
    cpSync(new URL(name, import.meta.url), join(folder, 'tools/run', name));
  }
  writeFileSync(join(folder, 'arguments.mjs'), 'console.log(process.argv.slice(2).join());');
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ dependencies: { node: nodeOfProject } }),
  );
  return spawnSync(process.execPath, [join(folder, 'tools/run', program), ...args], {
    encoding: 'utf8',
  });
}

it('rejects an older Node with a one-line instruction', () => {
  const { status, stderr } = runIn('99.1.0');
  expect(status).toBe(1);
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  expect(stderr).toContain('npx pnpm@12 install');
});

it.each([process.versions.node, '18.0.0'])('accepts the project’s Node %s', (version) => {
  expect(runIn(version)).toMatchObject({ status: 0, stderr: '' });
});

it('cli.mjs runs a program of the project with its arguments', () => {
  const { status, stdout, stderr } = runIn('18.0.0', 'cli.mjs', 'arguments.mjs', 'a', '--b');
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: 'a,--b\n', stderr: '' });
});

it('cli.mjs runs no program on an older Node', () => {
  const { status, stdout, stderr } = runIn('99.1.0', 'cli.mjs', 'arguments.mjs');
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
});
