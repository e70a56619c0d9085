import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { command } from '@parinda/testing/command';
import { freePort } from '@parinda/testing/free-port';
import { inProject } from '@parinda/testing/project';
import { type Server, startServer } from '@parinda/testing/servers';
import { execa } from 'execa';

/** Environment of both examples. */
interface Settings {
  /** Origin of the storefront. */
  CORS_ORIGINS?: string;
  PACT_STATES?: '0' | '1';
}

export const keySecret = 'the secret of no provider';
const payment = { PAYMENT_KEY_ID: 'rzp_test_example', PAYMENT_KEY_SECRET: keySecret };
const secret = 'a secret of more than thirty-two characters';

/** The Node of the machine: the README promises that the example runs on it. */
function installedNode(): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const own = folders.filter((folder) => folder && !folder.includes('node_modules'));
  const paths = own.map((folder) => join(folder, 'node'));
  return paths.find((path) => spawnSync(path, ['--version']).status === 0) ?? process.execPath;
}

/** Starts contracts/examples/express with a temporary database. */
export const startExpress = (settings: Settings = {}): Promise<Server> =>
  startServer(
    'contracts/examples/express/server.js',
    { ...payment, TOKEN_SECRET: secret, PACT_STATES: '1', ...settings },
    installedNode(),
  );

/** Finds a Python with Django: TEST_PYTHON, or one of these. */
export function pythonWithDjango(): string | undefined {
  const needed = ['-c', 'import corsheaders, jwt, rest_framework'];
  const found = ['python3', '/usr/bin/python3'].find((one) => spawnSync(one, needed).status === 0);
  return process.env.TEST_PYTHON || found;
}

/** Starts contracts/examples/django with a temporary database. */
export async function startDjango(python: string, settings: Settings = {}): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'parinda-django-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const options = {
    cwd: inProject('contracts/examples/django'),
    env: {
      ...payment,
      SECRET_KEY: secret,
      DATABASE_PATH: join(folder, 'shop.sqlite3'),
      PYTHONDONTWRITEBYTECODE: '1',
      PACT_STATES: '1',
      ...settings,
    },
  };
  const made = await command(python, ['manage.py', 'migrate', '--run-syncdb'], options);
  if (made.code !== 0) throw new Error(made.output);
  const args = ['manage.py', 'runserver', '--noreload', `127.0.0.1:${port}`];
  const server = execa(python, args, { ...options, stdin: 'ignore', all: true, reject: false });
  const end = async (signal: NodeJS.Signals) => {
    server.kill(signal);
    const { exitCode = null } = await server;
    rmSync(folder, { recursive: true, force: true });
    return exitCode;
  };
  const ended = server.then(({ all }) => `Django ended before it was ready.\n${all}`);
  for (let tries = 0; ; tries++) {
    const answer = await Promise.race([fetch(url).catch(() => undefined), ended]);
    if (typeof answer === 'string') throw new Error(answer);
    if (answer) break;
    if (tries === 200) throw new Error(`Django was not ready (${await end('SIGKILL')}).`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    pid: server.pid ?? 0,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
  };
}
