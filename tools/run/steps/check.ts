import { availableParallelism } from 'node:os';
import { Readable } from 'node:stream';
import { type CommandResult, command, nodeScript } from '@parinda/testing/command';
import { inProject } from '@parinda/testing/project';
import { wrongPaths } from '../../docs/paths.ts';
import { type Step, verdict } from './step.ts';

const native = inProject('node_modules/typescript-native/bin/tsc');

/**
 * Checks the types of a package. Not incrementally: TypeScript 7 keeps an error of a file after its
 * cause in another file is gone.
 */
const types = (folder: string): Promise<CommandResult> =>
  // The checks run in parallel already.
  nodeScript(native, ['--singleThreaded'], { cwd: inProject(folder) });

const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

/** Arguments for knip without tests and stories. */
const inProduction = [
  '--production',
  '--include=exports',
  '--no-progress',
  '--workspace=packages/ui',
  '--workspace=apps/storefront',
];

/** Slowest first, for the shortest total time. */
const checks: Record<string, () => Promise<CommandResult>> = {
  'types of apps/storefront': () => types('apps/storefront'),
  'types of packages/ui': () => types('packages/ui'),
  'types of .storybook': () => types('.storybook'),
  'types of apps/api': () => types('apps/api'),
  'types of apps/shop': () => types('apps/shop'),
  'types of tools': () => types('tools'),
  'types of packages/api-client': () => types('packages/api-client'),
  'dead code': () => command('knip', ['--no-progress']),
  'components that only stories use': () => command('knip', inProduction),
  'types of e2e': () => types('e2e'),
  'generated files': () => command('node', ['tools/run/generate.ts', '--check']),
  'lint and format': async () => {
    const result = await command('biome', ['ci', '--colors=off']);
    return { ...result, output: `Most are fixed by: npx pnpm@12 format\n${result.output}` };
  },
  layers: () =>
    command('depcruise', [
      'apps',
      'packages',
      'tools',
      'e2e',
      '.storybook',
      '--config',
      'dependency-cruiser.config.mjs',
      '--output-type',
      'err-long',
    ]),
  words: () => command('node', ['tools/words.ts']),
  conformance: () => command('node', ['tools/conformance.ts', '--check']),
  contract: () => command('redocly', ['lint'], { env: quiet }),
  'paths in docs': async () => {
    const wrong = wrongPaths();
    return { code: wrong.length, output: wrong.join('\n'), seconds: 0 };
  },
  'types of packages/brand': () => types('packages/brand'),
  'types of packages/server-kit': () => types('packages/server-kit'),
  'types of packages/testing': () => types('packages/testing'),
};

/** Static checks. */
export const check: Step = () =>
  Readable.from(Object.entries(checks))
    .map(
      async ([name, run]: [string, () => Promise<CommandResult>]) => {
        const { code, output, seconds } = await run();
        console.log(
          `${code ? 'FAIL' : 'ok  '} ${name.padEnd(34)}${seconds.toFixed(1).padStart(6)} s`,
        );
        return verdict(name, code === 0, output);
      },
      { concurrency: availableParallelism() },
    )
    .toArray();
