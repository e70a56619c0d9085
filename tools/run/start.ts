// `pnpm start`: builds the storefront, then becomes the server, so that signals
// and the exit code are the server's own. Outside production a Storybook follows, at /storybook.
import { spawn, spawnSync } from 'node:child_process';
import { build } from './builds.ts';
import { inProject } from './project.ts';

try {
  console.log('Building the storefront …');
  await build('storefront');
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

if (process.env.NODE_ENV !== 'production') {
  spawn(process.execPath, [inProject('tools/run/storybook-beside.ts')], {
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  }).unref();
}

const server = inProject('apps/api/src/server.ts');
process.execve?.(process.execPath, [process.execPath, server], process.env);
// Windows cannot exchange a process.
process.exitCode = spawnSync(process.execPath, [server], { stdio: 'inherit' }).status ?? 1;
