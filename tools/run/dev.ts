// `pnpm dev`: runs the storefront from source, with server-side rendering and hot reload, and the API.
// Each server restarts when its files change.

import { probePort } from '@parinda/server-kit/port';
import { freePort } from '@parinda/testing/free-port';
import { inProject } from '@parinda/testing/project';
import { execa, type ResultPromise } from 'execa';

const { PORT, HOST } = process.env;
const apiPort = String(await freePort());
// Keeps the port when the server restarts.
const port = Number(PORT || 3000) || (await freePort());
const apiIsReady = Promise.withResolvers<void>();
const servers: ResultPromise[] = [];
const end = () => {
  for (const server of servers) server.kill('SIGTERM');
};

function start(script: string, watching: string[], env: NodeJS.ProcessEnv): ResultPromise {
  const args = [...watching, '--watch-preserve-output', inProject(script)];
  const server = execa(process.execPath, args, {
    cwd: inProject(),
    env: { NODE_ENV: 'development', ...env },
    stdin: 'ignore',
    // Only `end` forwards Ctrl-C: a second signal would skip the server's cleanup.
    detached: true,
    // Prints only the URL of the storefront.
    *stdout(line: unknown) {
      if (/^API ready at /.test(String(line))) apiIsReady.resolve();
      else yield line;
    },
    stderr: 'inherit',
    reject: false,
  });
  server.stdout.pipe(process.stdout);
  servers.push(server);
  // Both servers stop when one stops.
  void server.finally(end);
  return server;
}

try {
  await probePort({ port, host: HOST || 'localhost' });
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);

const api = start('apps/api/src/server.ts', ['--watch'], { PORT: apiPort, HOST: 'localhost' });
const isReady = await Promise.race([apiIsReady.promise.then(() => true), api.then(() => false)]);
if (isReady) {
  // Vite reloads src/ itself, and imports files that it has just written.
  const folders = [
    'apps/storefront/server',
    'apps/storefront/src/shared/routing',
    'apps/storefront/src/shared/seo',
    'packages/brand/src',
    'packages/server-kit/src',
  ];
  start(
    'apps/storefront/server/development/main.ts',
    folders.map((folder) => `--watch-path=${inProject(folder)}`),
    { PORT: String(port), API_INTERNAL_URL: `http://localhost:${apiPort}` },
  );
}
