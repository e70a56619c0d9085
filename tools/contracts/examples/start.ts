import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { command } from '@parinda/testing/command';
import { freePort } from '@parinda/testing/free-port';
import { inProject } from '@parinda/testing/project';
import { type Server, startServer } from '@parinda/testing/servers';
import { execa, type Options } from 'execa';

/** Environment of all examples. */
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

/** Returns the program of the environment variable, or the first that succeeds with the arguments. */
function findProgram(variable: string, programs: string[], args: string[]): string | undefined {
  const found = programs.find((program) => spawnSync(program, args).status === 0);
  return process.env[variable] || found;
}

/** Finds a Python with Django: TEST_PYTHON, or one of these. */
export const pythonWithDjango = () =>
  findProgram(
    'TEST_PYTHON',
    ['python3', '/usr/bin/python3'],
    ['-c', 'import corsheaders, jwt, rest_framework'],
  );

/** Finds a PHP with the libraries of the example: TEST_PHP, or one of these. */
export const phpWithLibraries = () =>
  findProgram(
    'TEST_PHP',
    ['php', '/usr/bin/php'],
    [
      '-r',
      "require 'JsonSchema/autoload.php'; yaml_parse(''); mb_strlen(''); new PDO('sqlite::memory:');",
    ],
  );

/** Starts contracts/examples/django with a temporary database. */
export async function startDjango(python: string, settings: Settings = {}): Promise<Server> {
  const { folder, port, options } = await prepare('django', { SECRET_KEY: secret, ...settings });
  const made = await command(python, ['manage.py', 'migrate', '--run-syncdb'], options);
  if (made.code !== 0) throw new Error(made.output);
  const args = ['manage.py', 'runserver', '--noreload', `127.0.0.1:${port}`];
  return waitUntilReady(python, args, port, folder, options);
}

/** Starts contracts/examples/php with a temporary database. */
export async function startPhp(php: string, settings: Settings = {}): Promise<Server> {
  const { folder, port, options } = await prepare('php', { TOKEN_SECRET: secret, ...settings });
  return waitUntilReady(php, ['-S', `127.0.0.1:${port}`, 'index.php'], port, folder, options);
}

/** Creates a folder for the database, and returns the options of the server's process. */
async function prepare(example: string, settings: NodeJS.ProcessEnv) {
  const folder = mkdtempSync(join(tmpdir(), `parinda-${example}-`));
  const env = {
    ...payment,
    DATABASE_PATH: join(folder, 'shop.sqlite3'),
    PYTHONDONTWRITEBYTECODE: '1',
    PACT_STATES: '1',
    ...settings,
  };
  const options = { cwd: inProject(`contracts/examples/${example}`), env };
  return { folder, port: await freePort(), options };
}

/** Starts a server that does not print when it is ready. Stopping it removes the folder. */
async function waitUntilReady(
  program: string,
  args: string[],
  port: number,
  folder: string,
  options: Options,
): Promise<Server> {
  const url = `http://127.0.0.1:${port}`;
  const server = execa(program, args, { ...options, stdin: 'ignore', all: true, reject: false });
  const end = async (signal: NodeJS.Signals) => {
    server.kill(signal);
    const { exitCode = null } = await server;
    rmSync(folder, { recursive: true, force: true });
    return exitCode;
  };
  const ended = server.then(({ all }) => `${program} ended before it was ready.\n${all}`);
  for (let tries = 0; ; tries++) {
    const answer = await Promise.race([fetch(url).catch(() => undefined), ended]);
    if (typeof answer === 'string') throw new Error(answer);
    if (answer) break;
    if (tries === 200) throw new Error(`${program} was not ready (${await end('SIGKILL')}).`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    pid: server.pid ?? 0,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
  };
}
