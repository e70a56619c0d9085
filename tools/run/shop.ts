import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { inProject } from './project.ts';

/** A shop of its own: a free port and, unless told otherwise, a data folder that goes with it. */
export interface Shop {
  /** Without a trailing slash. */
  url: string;
  dataDir: string;
  /** SIGTERM, then the exit code; removes the data folder if it was made here. */
  stop: () => Promise<number | null>;
  /** SIGKILL, as a power switch would; keeps the data folder. */
  kill: () => Promise<void>;
}

/** Starts apps/api as a process of its own; resolves once it says that it is ready. */
export async function startShop(env: NodeJS.ProcessEnv = {}): Promise<Shop> {
  const ownFolder = env.DATA_DIR ? undefined : mkdtempSync(join(tmpdir(), 'parinda-'));
  const dataDir = env.DATA_DIR ?? ownFolder ?? '';
  const ready = Promise.withResolvers<string>();
  const server = execa(process.execPath, [inProject('apps/api/src/server.ts')], {
    cwd: inProject(),
    env: { NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, ...env },
    stdin: 'ignore',
    *stdout(line: unknown) {
      const address = /Shop ready at (\S+)/.exec(String(line))?.[1];
      if (address) ready.resolve(address.replace(/\/$/, ''));
      yield line;
    },
    all: true,
    reject: false,
  });
  const clean = () => ownFolder && rmSync(ownFolder, { recursive: true, force: true });

  const tooLate = setTimeout(() => server.kill('SIGKILL'), 60_000);
  void server.then(({ exitCode, all }) => {
    ready.reject(new Error(`The shop ended with code ${exitCode} before it was ready.\n${all}`));
  });
  const url = await ready.promise
    .finally(() => clearTimeout(tooLate))
    .catch((error: Error) => {
      clean();
      throw error;
    });
  return {
    url,
    dataDir,
    stop: async () => {
      server.kill('SIGTERM');
      const { exitCode = null } = await server;
      clean();
      return exitCode;
    },
    kill: async () => {
      server.kill('SIGKILL');
      await server;
    },
  };
}
