import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { emptyDatabase } from '@parinda/api/testing/empty-database';
import { execa } from 'execa';
import { inProject } from './project.ts';

/** A server in its own process, on a free port. */
export interface Server {
  /** Without a trailing slash. */
  url: string;
  pid: number;
  /** Sends SIGTERM. Returns the exit code. */
  stop: () => Promise<number | null>;
  /** Sends SIGKILL, to simulate a crash. */
  kill: () => Promise<void>;
}

/** `stop` also removes the data folder, unless DATA_DIR was set. */
export interface Shop extends Server {
  dataDir: string;
}

/**
 * Starts storefront and API together. Needs a built storefront.
 *
 * @param checkout folder of another checkout of the project
 */
export const startShop = (env?: NodeJS.ProcessEnv, checkout = ''): Promise<Shop> =>
  startOnFolder(join(checkout, 'apps/shop/src/server.ts'), env);

/** Runs `pnpm dev`. */
export const startDevelopment = (env?: NodeJS.ProcessEnv): Promise<Shop> =>
  startOnFolder('tools/run/dev.ts', env);

/** Starts only the API. */
export const startApi = (env?: NodeJS.ProcessEnv, checkout = ''): Promise<Shop> =>
  startOnFolder(join(checkout, 'apps/api/src/server.ts'), env);

/** Starts only the built storefront. */
export const startStorefront = (
  apiUrl: string,
  env: NodeJS.ProcessEnv = {},
  checkout = '',
): Promise<Server> =>
  startServer(join(checkout, 'apps/storefront/server/main.ts'), { API_URL: apiUrl, ...env });

/** Environment variable for the worker processes: path of the template data folder. */
const templateFolder = 'TEMPLATE_DATA_DIR';

/**
 * Creates a template data folder. Servers without DATA_DIR use a copy of it, which saves creating and
 * seeding a database for each. Returns a function that removes it.
 */
export async function createTemplateFolder(): Promise<() => void> {
  if (process.env[templateFolder]) return () => {};
  const folder = mkdtempSync(join(tmpdir(), 'parinda-first-'));
  await addEmptyDatabase(folder);
  const api = await startApi({ DATA_DIR: folder, DATABASE_URL: '' });
  await api.stop();
  process.env[templateFolder] = folder;
  return () => {
    delete process.env[templateFolder];
    rmSync(folder, { recursive: true });
  };
}

/** Creates a data folder with seed data. The caller removes it. */
export function createDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parinda-'));
  const template = process.env[templateFolder];
  if (template) cpSync(template, folder, { recursive: true });
  return folder;
}

/** Creating a database takes most of the time of a first start. */
const addEmptyDatabase = async (dataDir: string) =>
  cpSync(await emptyDatabase(), join(dataDir, 'db'), { recursive: true });

async function startOnFolder(script: string, env: NodeJS.ProcessEnv = {}): Promise<Shop> {
  const temporaryFolder = env.DATA_DIR ? undefined : createDataFolder();
  const dataDir = env.DATA_DIR ?? temporaryFolder ?? '';
  const clean = () => temporaryFolder && rmSync(temporaryFolder, { recursive: true, force: true });
  try {
    if (temporaryFolder && !process.env[templateFolder]) await addEmptyDatabase(temporaryFolder);
    const server = await startServer(script, { DATA_DIR: dataDir, ...env });
    return { ...server, dataDir, stop: () => server.stop().finally(clean) };
  } catch (error) {
    clean();
    throw error;
  }
}

/** Resolves when the server prints that it is ready. */
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
  // Before the timeout of the test, which would hide the output.
  const tooLate = setTimeout(() => server.kill('SIGKILL'), 150_000);
  void server.then(({ exitCode, all }) => {
    ready.reject(
      new Error(`Failed: ${script} exited with code ${exitCode} before it was ready.\n${all}`),
    );
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
