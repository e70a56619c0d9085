// Checks the Node version before anything else runs. Plain JavaScript, because Node 12.20 must parse it.
// biome-ignore lint/style/useNodejsImportProtocol: Node 12 does not support `node:`.
import { readFileSync } from 'fs';

const project = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const needed = project.dependencies.node.split('.').slice(0, 2);
const running = process.versions.node.split('.').slice(0, 2);

const isOlder =
  Number(running[0]) < Number(needed[0]) ||
  (running[0] === needed[0] && Number(running[1]) < Number(needed[1]));

if (isOlder) {
  console.error(
    `This project brings its own Node ${needed.join('.')}, but Node ${running.join('.')} is running. ` +
      'Start programs with pnpm, as in `npx pnpm@12 exec vitest run cart`. If that prints this line ' +
      'too, the installation is incomplete: run `npx pnpm@12 install` (`npm ping` checks the registry).',
  );
  process.exit(1);
}
