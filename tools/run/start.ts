// `pnpm start`: builds the storefront, then becomes the shop's server. Outside production a
// Storybook follows, at /storybook.
import { spawn } from 'node:child_process';
import { becomeServer, buildOrExit } from './become-server.ts';
import { inProject } from './project.ts';

await buildOrExit();
if (process.env.NODE_ENV !== 'production') {
  spawn(process.execPath, [inProject('tools/run/storybook-beside.ts')], {
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  }).unref();
}

becomeServer('apps/shop/src/server.ts');
