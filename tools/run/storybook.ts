import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command } from './command.ts';
import { contentHash } from './content-hash.ts';
import { inProject } from './project.ts';

export const storybookFolder = inProject('storybook-static');
const inputs = [
  '.storybook',
  'packages/brand/src',
  'packages/ui',
  'packages/api-client/src',
  'apps/storefront',
  'pnpm-lock.yaml',
];

const hashIn = (folder: string) => join(folder, '.build-hash');

/**
 * Builds the Storybook unless the last build was made of the same files; throws with the build's own
 * output. It is built beside the old one and then takes its place, since the old one may be in use.
 */
export async function buildStorybook(): Promise<void> {
  const hash = contentHash(inputs);
  const last = hashIn(storybookFolder);
  if (existsSync(last) && readFileSync(last, 'utf8') === hash) return;

  const unfinished = inProject(`node_modules/.cache/storybook-${process.pid}`);
  mkdirSync(unfinished, { recursive: true });
  try {
    const { code, output } = await command(
      inProject('node_modules/.bin/storybook'),
      ['build', '--output-dir', unfinished, '--quiet', '--disable-telemetry'],
      { env: { STORYBOOK_DISABLE_TELEMETRY: '1' } },
    );
    if (code !== 0) throw new Error(`The Storybook could not be built.\n${output}`);
    writeFileSync(hashIn(unfinished), hash);
    rmSync(storybookFolder, { recursive: true, force: true });
    renameSync(unfinished, storybookFolder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}
