import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { nodeScript } from './command.ts';
import { contentHash } from './content-hash.ts';
import { precompress } from './precompress.ts';
import { writePreloads } from './preloads.ts';
import { inProject } from './project.ts';

export const storefrontDist = inProject('apps/storefront/dist');

const inputs = [
  'apps/storefront',
  'packages/brand/src',
  'packages/ui/src',
  'packages/ui/package.json',
  'packages/api-client/src',
  'packages/api-client/package.json',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
  'tools/run/preloads.ts',
  'tools/run/routes.ts',
];

/**
 * Builds the storefront unless the last build was made of the same inputs.
 * Returns the seconds it took, 0 when there was nothing to do; throws with the build's own output.
 */
export async function buildStorefront(): Promise<number> {
  const hashFile = `${storefrontDist}/.build-hash`;
  const hash = contentHash(inputs);
  if (existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hash) return 0;

  console.log('Building the storefront …');
  const folder = inProject('apps/storefront');
  const { code, output, seconds } = await nodeScript(
    `${folder}/node_modules/vite/bin/vite.js`,
    ['build', '--logLevel', 'warn'],
    { cwd: folder, env: { NODE_ENV: 'production' } },
  );
  if (code !== 0) throw new Error(`The storefront could not be built.\n${output}`);
  writePreloads(storefrontDist);
  precompress(storefrontDist);
  writeFileSync(hashFile, hash);
  return seconds;
}
