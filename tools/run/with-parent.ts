// Runs a program until it ends or the parent does, however that ends: then our standard input does, too.
import { spawn } from 'node:child_process';

const [program = '', ...args] = process.argv.slice(2);
const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
child.on('exit', (code) => process.exit(code ?? 1));
child.on('error', ({ message }) => {
  console.error(message);
  process.exit(1);
});
process.stdin.on('end', () => child.kill('SIGKILL')).resume();
