import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { type CommandResult, command } from './command.ts';
import { inProject } from './project.ts';

export const storybookFolder = inProject('storybook-static');

/** Builds into another folder and then renames it, because the old build may be in use. */
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

/** Builds for browsers and for server-side rendering. */
async function storefront(): Promise<CommandResult> {
  const run = (...args: string[]) =>
    command('vite', ['build', '--logLevel', 'warn', ...args], {
      cwd: inProject('apps/storefront'),
      env: { NODE_ENV: 'production' },
    });
  const [browser, server] = await Promise.all([run(), run('--ssr', 'src/entry-server.ts')]);
  return browser.code === 0 ? server : browser;
}

const builds = { storefront, storybook };

type Site = keyof typeof builds;

const built = new Map<Site, Promise<void>>();

/** Builds a site. Throws the output when the build fails. */
async function runBuild(name: Site): Promise<void> {
  const { code, output } = await builds[name]();
  if (code !== 0) throw new Error(`Failed to build the ${name}.\n${output}`);
}

/** Builds a site once per process, because several steps of `pnpm test` need it. */
export function build(name: Site): Promise<void> {
  const known = built.get(name) ?? runBuild(name);
  built.set(name, known);
  return known;
}
