// `pnpm check`: types, lint and format, dead code, the contract's form, generated files.
import { availableParallelism } from 'node:os';
import { type CommandResult, nodeScript } from './command.ts';
import { inProject } from './project.ts';
import { runQueue } from './queue.ts';

const packages = ['packages/ui', 'packages/api-client', 'apps/storefront', 'apps/api', 'tools'];

function types(folder: string): Promise<CommandResult> {
  const memory = inProject(`node_modules/.cache/tsc/${folder.replace('/', '-')}.tsbuildinfo`);
  return nodeScript(inProject('node_modules/typescript/bin/tsc'), [
    ...['-p', inProject(`${folder}/tsconfig.json`)],
    ...['--incremental', '--tsBuildInfoFile', memory],
  ]);
}

const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
const bin = (path: string, args: string[]) =>
  nodeScript(inProject(`node_modules/${path}`), args, { env: quiet });

// Generators write into the sources for a moment, so nothing else runs beside them.
const first = { generate: () => nodeScript(inProject('tools/run/generate.ts'), ['--check']) };
const rest = {
  lint: () => bin('@biomejs/biome/bin/biome', ['ci', '--colors=off']),
  ...Object.fromEntries(packages.map((folder) => [`types ${folder}`, () => types(folder)])),
  'dead code': () => bin('knip/bin/knip.js', ['--no-progress']),
  contract: () => bin('@redocly/cli/bin/cli.js', ['lint']),
};

let failures = 0;
function report(name: string, { code, output, seconds }: CommandResult): void {
  if (code !== 0) failures += 1;
  console.log(
    `${code === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(28)}${seconds.toFixed(1).padStart(6)} s`,
  );
  if (code !== 0) console.log(output.trimEnd());
}

await runQueue(Object.entries(first), 1, report);
await runQueue(Object.entries(rest), Math.min(2, availableParallelism()), report);
process.exitCode = failures ? 1 : 0;
