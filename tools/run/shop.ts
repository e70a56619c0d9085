import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

const startSeconds = 60;

function exitOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => child.once('exit', resolve));
}

/** Starts apps/api as a process of its own; resolves once it says that it is ready. */
export async function startShop(env: NodeJS.ProcessEnv = {}): Promise<Shop> {
  const ownFolder = env.DATA_DIR ? undefined : mkdtempSync(join(tmpdir(), 'parinda-'));
  const dataDir = env.DATA_DIR ?? ownFolder ?? '';
  const child = spawn(process.execPath, [inProject('apps/api/src/server.ts')], {
    cwd: inProject(),
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const clean = () => ownFolder && rmSync(ownFolder, { recursive: true, force: true });

  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const tooLate = setTimeout(() => child.kill('SIGKILL'), startSeconds * 1000);
    const read = (chunk: Buffer) => {
      output += chunk;
      const ready = /Shop ready at (\S+)/.exec(output)?.[1];
      if (!ready) return;
      clearTimeout(tooLate);
      resolve(ready.replace(/\/$/, ''));
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exitOf(child).then((code) => {
      clearTimeout(tooLate);
      clean();
      reject(new Error(`The shop ended with code ${code} before it was ready.\n${output}`));
    });
  });

  return {
    url,
    dataDir,
    stop: async () => {
      child.kill('SIGTERM');
      const code = await exitOf(child);
      clean();
      return code;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await exitOf(child);
    },
  };
}
