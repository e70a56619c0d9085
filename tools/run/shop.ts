import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { execa } from 'execa';
import { emptyDatabase } from '../../apps/api/testing/empty-database.ts';
import { inProject } from './project.ts';

/** A server as a process of its own, on a free port. */
export interface Server {
  /** Without a trailing slash. */
  url: string;
  pid: number;
  /** SIGTERM, then the exit code. */
  stop: () => Promise<number | null>;
  /** SIGKILL, as a power switch would. */
  kill: () => Promise<void>;
}

/** Unless told otherwise it has a data folder that goes when it is stopped, but not when killed. */
export interface Shop extends Server {
  dataDir: string;
}

/**
 * Starts the whole shop, whose storefront has to be built.
 *
 * @param checkout folder of another checkout of the project
 */
export const startShop = (env?: NodeJS.ProcessEnv, checkout = ''): Promise<Shop> =>
  startOnFolder(join(checkout, 'apps/shop/src/server.ts'), env);

/** Starts the shop from its sources, as `pnpm dev` does. */
export const startDevelopment = (env?: NodeJS.ProcessEnv): Promise<Shop> =>
  startOnFolder('tools/run/dev.ts', env);

/** Starts the API alone. */
export const startApi = (env?: NodeJS.ProcessEnv, checkout = ''): Promise<Shop> =>
  startOnFolder(join(checkout, 'apps/api/src/server.ts'), env);

/** Starts the built storefront alone, before the API at this address. */
export const startStorefront = (
  apiUrl: string,
  env: NodeJS.ProcessEnv = {},
  checkout = '',
): Promise<Server> =>
  startServer(join(checkout, 'apps/storefront/server/main.ts'), { API_URL: apiUrl, ...env });

/** What the processes of a run inherit: where its first data folder lies. */
const firstFolder = 'FIRST_DATA_DIR';

/**
 * A first start makes its database, which takes longer than all else in it. This makes one data folder
 * that every shop of the run which has none is given a copy of; gives what takes it away.
 */
export async function makeFirstFolder(): Promise<() => void> {
  if (process.env[firstFolder]) return () => {};
  const folder = mkdtempSync(join(tmpdir(), 'parinda-first-'));
  await addEmptyDatabase(folder);
  const api = await startApi({ DATA_DIR: folder, DATABASE_URL: '' });
  await api.stop();
  process.env[firstFolder] = folder;
  return () => {
    delete process.env[firstFolder];
    rmSync(folder, { recursive: true });
  };
}

/** A data folder that is to be removed by who asked for it; holds no more than the shop's first data. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parinda-'));
  const first = process.env[firstFolder];
  if (first) cpSync(first, folder, { recursive: true });
  return folder;
}

/** A first start would make it, which takes most of its time. */
const addEmptyDatabase = async (dataDir: string) =>
  cpSync(await emptyDatabase(), join(dataDir, 'db'), { recursive: true });

async function startOnFolder(script: string, env: NodeJS.ProcessEnv = {}): Promise<Shop> {
  const ownFolder = env.DATA_DIR ? undefined : newFolder();
  const dataDir = env.DATA_DIR ?? ownFolder ?? '';
  const clean = () => ownFolder && rmSync(ownFolder, { recursive: true, force: true });
  try {
    if (ownFolder && !process.env[firstFolder]) await addEmptyDatabase(ownFolder);
    const server = await startServer(script, { DATA_DIR: dataDir, ...env });
    return { ...server, dataDir, stop: () => server.stop().finally(clean) };
  } catch (error) {
    clean();
    throw error;
  }
}

/** Resolves once the server says that it is ready; `node` is another Node than this one. */
export async function startServer(
  script: string,
  env: NodeJS.ProcessEnv = {},
  node = process.execPath,
): Promise<Server> {
  const ready = Promise.withResolvers<string>();
  const server = execa(node, [resolve(inProject(), script)], {
    cwd: inProject(),
    env: { NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1', ...env },
    stdin: 'ignore',
    *stdout(line: unknown) {
      const address = / ready at (http[^\s,]+)/.exec(String(line))?.[1];
      if (address) ready.resolve(address);
      yield line;
    },
    all: true,
    reject: false,
  });
  // Before the test that waits for it gives up, which could not say why.
  const tooLate = setTimeout(() => server.kill('SIGKILL'), 150_000);
  void server.then(({ exitCode, all }) => {
    ready.reject(new Error(`${script} ended with code ${exitCode} before it was ready.\n${all}`));
  });
  const url = await ready.promise.finally(() => clearTimeout(tooLate));
  return {
    url,
    pid: server.pid ?? 0,
    stop: async () => {
      server.kill('SIGTERM');
      const { exitCode = null } = await server;
      return exitCode;
    },
    kill: async () => {
      server.kill('SIGKILL');
      await server;
    },
  };
}
