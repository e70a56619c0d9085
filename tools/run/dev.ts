// `pnpm dev`: storefront with hot reload, and the API behind it restarted when its sources change.
import { execa } from 'execa';
import { createServer } from 'vite';
import { freePort } from './free-port.ts';
import { inProject } from './project.ts';

const apiPort = String(await freePort());
const api = execa(
  process.execPath,
  ['--watch', '--watch-preserve-output', inProject('apps/api/src/server.ts')],
  {
    cwd: inProject(),
    env: { PORT: apiPort, HOST: 'localhost' },
    stdin: 'ignore',
    // The address to open is the storefront's, printed by Vite.
    *stdout(line: unknown) {
      if (!/^Shop ready at /.test(String(line))) yield line;
    },
    stderr: 'inherit',
    reject: false,
  },
);
api.stdout.pipe(process.stdout);

const fromApi = ['/api', '/pincode', '/sandbox', '/seo-json'];
const storefront = await createServer({
  root: inProject('apps/storefront'),
  server: {
    port: Number(process.env.PORT ?? 3000),
    strictPort: true,
    proxy: Object.fromEntries(fromApi.map((path) => [path, `http://localhost:${apiPort}`])),
  },
});

const endApi = () => api.kill('SIGTERM');
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, endApi);
try {
  await storefront.listen();
  storefront.printUrls();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
  endApi();
}
// Whatever ends the API, an error or a signal, ends the storefront too.
const { exitCode, isTerminated } = await api;
await storefront.close();
process.exit(process.exitCode ?? (isTerminated ? 0 : (exitCode ?? 1)));
