import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { childEnvironment } from '../../testing/child-environment.ts';

it.each([
  ['server.ts', []],
  ['cli/owner.ts', ['orders', 'deliver', '1']],
])('prints only the error of a setting and ends %s', (script, given) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '..', script), ...given],
    {
      encoding: 'utf8',
      timeout: 150_000,
      env: { ...childEnvironment, DATA_DIR: '/dev/null', PORT: '0', SEED: 'false' },
    },
  );
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: 'SEED=false is not one of 0, 1.\n',
  });
});
