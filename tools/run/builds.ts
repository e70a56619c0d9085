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

/** Its two halves: what browsers get, and what renders the pages for them. */
async function storefront(): Promise<CommandResult> {
  const half = (...args: string[]) =>
    command('vite', ['build', '--logLevel', 'warn', ...args], {
      cwd: inProject('apps/storefront'),
      env: { NODE_ENV: 'production' },
    });
  const [browser, server] = await Promise.all([half(), half('--ssr', 'src/entry-server.ts')]);
  return browser.code === 0 ? server : browser;
}

const builds = { storefront, storybook };

type Site = keyof typeof builds;

const built = new Map<Site, Promise<void>>();

/** Builds one of the two sites; throws with the build's own output when that fails. */
async function buildAnew(name: Site): Promise<void> {
  const { code, output } = await builds[name]();
  if (code !== 0) throw new Error(`The ${name} could not be built.\n${output}`);
}

/** The same, once in a run: several steps of `pnpm test` need the storefront. */
export function build(name: Site): Promise<void> {
  const known = built.get(name) ?? buildAnew(name);
  built.set(name, known);
  return known;
}
