// Runs a program and stops it when the parent process ends, because that closes stdin.
import { spawn } from 'node:child_process';

const [program = '', ...args] = process.argv.slice(2);
const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
child.on('exit', (code) => process.exit(code ?? 1));
child.on('error', ({ message }) => {
  console.error(message);
  process.exit(1);
});
process.stdin.on('end', () => child.kill('SIGKILL')).resume();
