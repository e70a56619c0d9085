// `pnpm start`: builds the storefront and runs the server. Outside production it then builds the
// Storybook for /storybook.
import { spawn } from 'node:child_process';
import { inProject } from '@parinda/testing/project';
import { buildOrExit, execServer } from './exec-server.ts';

await buildOrExit();
if (process.env.NODE_ENV !== 'production') {
  spawn(process.execPath, [inProject('tools/run/build-storybook.ts')], {
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  }).unref();
}

execServer('apps/shop/src/server.ts');
