import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { type CommandResult, command } from './command.ts';
import { inProject } from './project.ts';

export const storybookFolder = inProject('storybook-static');

/** It is built beside the old one and then takes its place, since the old one may be in use. */
async function storybook(): Promise<CommandResult> {
  const unfinished = inProject(`node_modules/.cache/storybook-${process.pid}`);
  mkdirSync(unfinished, { recursive: true });
  try {
    const args = ['build', '--output-dir', unfinished, '--quiet', '--disable-telemetry'];
    const result = await command('storybook', args, { env: { STORYBOOK_DISABLE_TELEMETRY: '1' } });
    if (result.code === 0) {
      rmSync(storybookFolder, { recursive: true, force: true });
      renameSync(unfinished, storybookFolder);
    }
    return result;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

const builds = {
  storefront: () =>
    command('vite', ['build', '--logLevel', 'warn'], {
      cwd: inProject('apps/storefront'),
      env: { NODE_ENV: 'production' },
    }),
  storybook,
};

/** Builds one of the two sites; throws with the build's own output when that fails. */
export async function build(name: keyof typeof builds): Promise<void> {
  const { code, output } = await builds[name]();
  if (code !== 0) throw new Error(`The ${name} could not be built.\n${output}`);
}
