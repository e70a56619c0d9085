// `pnpm contracts:stub [PORT]`: answers as the pacts say, without a backend. Pact's own stub server,
// because it comes with the verifier and matches requests by the very rules of the pacts.
import { spawn } from 'node:child_process';
import { inProject } from '../run/project.ts';
import { quiet } from './consume.ts';
import { pactCli } from './verify.ts';

const port = process.argv[2] ?? '8080';
if (!/^\d{1,5}$/.test(port)) {
  console.error(`"${port}" is no port. Write: contracts:stub 8080`);
  process.exit(2);
}
console.log(`Answers of the pacts at http://localhost:${port} (Ctrl-C ends it)`);
const child = spawn(
  process.execPath,
  [
    ...[pactCli, 'stub', '--dir', inProject('contracts/pacts'), '--port', port, '--cors'],
    ...['--loglevel', 'error'],
  ],
  // A group of its own, because the program behind the script must end with it.
  { stdio: 'inherit', env: { ...process.env, ...quiet }, detached: process.platform !== 'win32' },
);
child.on('exit', (code) => {
  process.exitCode = code ?? 0;
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (child.pid && process.platform !== 'win32') process.kill(-child.pid, signal);
    else child.kill(signal);
  });
}
