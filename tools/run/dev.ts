// `pnpm dev`: storefront with hot reload, and the API behind it restarted when its sources change.
import { spawn } from 'node:child_process';
import { createServer } from 'vite';
import { freePort } from './free-port.ts';
import { inProject } from './project.ts';

const apiPort = await freePort();
const apiUrl = `http://localhost:${apiPort}`;
const api = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', inProject('apps/api/src/server.ts')],
  {
    cwd: inProject(),
    env: { ...process.env, PORT: String(apiPort), HOST: 'localhost' },
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
// The address to open is the storefront's, printed by Vite.
api.stdout.on('data', (text: Buffer) => {
  process.stdout.write(String(text).replace(/^Shop ready at .*\n/m, ''));
});

const fromApi = ['/api', '/pincode', '/sandbox', '/seo-json'];
const storefront = await createServer({
  root: inProject('apps/storefront'),
  server: {
    port: Number(process.env.PORT ?? 3000),
    strictPort: true,
    proxy: Object.fromEntries(fromApi.map((path) => [path, apiUrl])),
  },
});

let isEnding = false;
async function end(code: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  if (api.exitCode === null && api.signalCode === null) {
    api.kill('SIGTERM');
    await new Promise((resolve) => api.once('exit', resolve));
  }
  await storefront.close();
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => end(0));
api.once('exit', (code) => end(code ?? 1));

try {
  await storefront.listen();
  storefront.printUrls();
} catch (error) {
  console.error((error as Error).message);
  await end(1);
}
