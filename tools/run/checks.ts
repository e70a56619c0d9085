import { availableParallelism } from 'node:os';
import { type CommandResult, nodeScript } from './command.ts';
import { inProject } from './project.ts';
import { runQueue } from './queue.ts';

const packages = [
  ...['packages/brand', 'packages/ui', 'packages/api-client'],
  ...['apps/storefront', 'apps/api', 'tools', 'e2e'],
];

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

/** Knip without tests and stories. */
const inProduction =
  '--production --include exports --no-progress --workspace packages/ui --workspace apps/storefront';

type Check = [name: string, check: () => Promise<CommandResult>];

// Generators write into the sources for a moment, so nothing else runs beside them.
const first: Check[] = [
  ['generated files', () => nodeScript(inProject('tools/run/generate.ts'), ['--check'])],
];
const rest: Check[] = [
  ['lint and format', () => bin('@biomejs/biome/bin/biome', ['ci', '--colors=off'])],
  ...packages.map((folder): Check => [`types of ${folder}`, () => types(folder)]),
  ['dead code', () => bin('knip/bin/knip.js', ['--no-progress'])],
  ['components that only stories use', () => bin('knip/bin/knip.js', inProduction.split(' '))],
  ['contract', () => bin('@redocly/cli/bin/cli.js', ['lint'])],
];

/** Types, lint and format, dead code, the contract's form, generated files; two at a time. */
export async function runChecks(
  onResult: (name: string, result: CommandResult) => void,
): Promise<void> {
  await runQueue(first, 1, onResult);
  await runQueue(rest, Math.min(2, availableParallelism()), onResult);
}
