import { expect, it } from 'vitest';
import { command } from './command.ts';

it('enables the compile cache of Node', async () => {
  const { code, output } = await command('node', [
    '-p',
    'require("node:module").getCompileCacheDir() ?? "none"',
  ]);
  expect(code).toBe(0);
  expect(output.trim()).not.toBe('none');
});
