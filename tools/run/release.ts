// `pnpm release FOLDER`: builds a release for a server, without the tools that only builds and tests need.
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { command } from '@parinda/testing/command';
import { inProject } from '@parinda/testing/project';
import { buildOrExit } from './exec-server.ts';

const needed = [
  'apps',
  'contracts/openapi.yaml',
  'deploy',
  'LICENSE',
  'NOTICE',
  'package.json',
  'packages',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tools/run/cli.mjs',
  'tools/run/node-version.mjs',
];
/** Pictures are part of the build. */
const unneeded =
  /\.(test|spec|stories|guide)\.tsx?$|\.mdx?$|^packages\/(testing|ui\/snapshots)\/|^apps\/storefront\/public\//;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { tracing: { type: 'boolean', default: false } },
});
const [folder] = positionals;
if (!folder || positionals.length > 1) {
  exit('Usage: pnpm release FOLDER [--tracing]. --tracing adds OpenTelemetry.');
}
const target = resolve(process.env.INIT_CWD ?? '.', folder);
if (existsSync(target)) exit(`${target} exists. Choose a new folder.`);

await buildOrExit();
const part = `${target}.part`;
rmSync(part, { recursive: true, force: true });
try {
  const files = await run('git', ['ls-files', '-z', '--', ...needed], inProject());
  for (const file of files.split('\0')) {
    // A deleted file is listed until the next commit.
    if (!file || unneeded.test(file) || !existsSync(inProject(file))) continue;
    cpSync(inProject(file), `${part}/${file}`);
  }
  cpSync(inProject('apps/storefront/dist'), `${part}/apps/storefront/dist`, { recursive: true });
  mkdirSync(`${part}/apps/storefront/public`);
  // The build contains all packages of these two.
  const bundled = ['!@parinda/api-client', '!@parinda/ui'];
  const tracing = values.tracing ? ['@parinda/tracing'] : [];
  await run(
    'npx',
    [
      '--yes',
      'pnpm@12',
      'install',
      '--prod',
      '--frozen-lockfile',
      ...['parinda', '@parinda/shop...', ...tracing, ...bundled].map((name) => `--filter=${name}`),
    ],
    part,
  );
  renameSync(part, target);
} catch (error) {
  rmSync(part, { recursive: true, force: true });
  exit(`Failed: ${(error as Error).message}`);
}
console.log(`Release ready in ${target}`);

async function run(program: string, args: string[], cwd: string): Promise<string> {
  const { code, output } = await command(program, args, { cwd, env: { CI: 'true' } });
  if (code !== 0) throw new Error(`${program} ${args[0]}\n${output}`);
  return output;
}

function exit(message: string): never {
  console.error(message);
  process.exit(1);
}
