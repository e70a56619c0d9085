import { cpSync, mkdtempDisposableSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command } from '@parinda/testing/command';
import { inProject } from '@parinda/testing/project';

const quiet = { NEXT_TELEMETRY_DISABLED: '1' };

/** Runs a program in a folder. Throws its output when it fails. */
export async function run(folder: string, program: string, ...args: string[]): Promise<string> {
  // Settings and programs of this workspace must not affect other projects.
  const { code, output } = await command(program, args, { cwd: folder, env: quiet });
  if (code !== 0) throw new Error(`${program} ${args.join(' ')}\n${output}`);
  return output;
}

const pnpm = (folder: string, ...args: string[]) => run(folder, 'npx', '-y', 'pnpm@12', ...args);

/** Creates a folder outside this workspace. Disposing it removes the folder. */
export const outsideFolder = () => mkdtempDisposableSync(join(tmpdir(), 'parinda-outside-'));

/**
 * Builds and packs a package of this workspace.
 *
 * @param name folder in packages/
 * @returns path of the tarball
 */
export async function pack(name: string, into: string): Promise<string> {
  const folder = inProject(`packages/${name}`);
  await pnpm(folder, 'run', 'build');
  const output = await pnpm(folder, 'pack', '--json', '--pack-destination', into);
  const { filename } = JSON.parse(output.slice(output.indexOf('{')));
  return join(into, filename.split('/').at(-1));
}

/**
 * Copies a project of ./projects to a temporary folder and installs it.
 *
 * @param tarballs paths by package name
 * @returns the folder
 */
export async function install(
  name: string,
  into: string,
  tarballs: Record<string, string>,
): Promise<string> {
  const folder = mkdtempSync(join(into, `${name}-`));
  cpSync(join(import.meta.dirname, 'projects', name), folder, { recursive: true });
  const file = join(folder, 'package.json');
  const project = JSON.parse(readFileSync(file, 'utf8'));
  for (const [dependency, tarball] of Object.entries(tarballs)) {
    project.dependencies[dependency] = `file:${tarball}`;
  }
  writeFileSync(file, JSON.stringify(project, null, 2));
  // Without this workspace and its lockfile.
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), 'strictPeerDependencies: true\n');
  await pnpm(folder, 'install', '--prefer-offline', '--ignore-scripts', '--no-frozen-lockfile');
  return folder;
}
