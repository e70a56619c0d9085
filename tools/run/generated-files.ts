import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { command } from '@parinda/testing/command';
import { pactPaths, readPact } from '@parinda/testing/pacts';
import { inProject } from '@parinda/testing/project';
import { describeFields } from '../contracts/fields.ts';
import { describeOperations } from '../contracts/operations.ts';
import { describeStates } from '../contracts/provider-states.ts';
import { layersDocument } from '../docs/layer-diagram.ts';
import { settingsPage } from '../docs/settings.ts';

/** Committed files that a program writes, except the pacts. */
export const generatedFiles = [
  'packages/api-client/src/generated.ts',
  'contracts/schema.d.ts',
  'packages/ui/tokens/tokens.json',
  'packages/ui/tokens/figma-variables.json',
  'contracts/provider-states.md',
  'contracts/fields.md',
  'contracts/operations.json',
  'docs/layers.md',
  'docs/settings.md',
  'packages/ui/llms.txt',
];

/** Committed folders whose files a program writes. */
export const generatedFolders = ['packages/ui/guides'];

/** Writes all generated files into a folder with the layout of the project. Throws when one fails. */
export async function generateInto(folder: string): Promise<void> {
  for (const file of generatedFiles) mkdirSync(dirname(join(folder, file)), { recursive: true });
  const inPackage = (path: string, program: string, ...args: string[]) =>
    command(program, args, { cwd: inProject(path) });
  const results = await Promise.all([
    inPackage('packages/api-client', 'node', 'generate.ts', join(folder, 'packages/api-client')),
    inPackage('packages/ui', 'node', 'generate-tokens.ts', join(folder, 'packages/ui')),
    inPackage('packages/ui', 'node', 'generate-guides.ts', join(folder, 'packages/ui')),
    inPackage(
      'apps/api',
      'openapi-typescript',
      inProject('contracts/openapi.yaml'),
      '-o',
      join(folder, 'contracts/schema.d.ts'),
    ),
  ]);
  for (const { code, output } of results) if (code !== 0) throw new Error(output);
  writeStates(folder);
  writeFileSync(join(folder, 'docs/layers.md'), await layersDocument());
  writeFileSync(join(folder, 'docs/settings.md'), settingsPage());
}

/** Writes the lists of provider states, fields and operations, from the committed pacts. */
export function writeStates(folder: string): void {
  const states = describeStates(pactPaths().map(readPact));
  writeFileSync(join(folder, 'contracts/provider-states.md'), states);
  writeFileSync(join(folder, 'contracts/fields.md'), describeFields());
  writeFileSync(join(folder, 'contracts/operations.json'), describeOperations());
}

/** Returns the generated files that differ between the folder and the project. */
export function outdatedFiles(folder: string): string[] {
  const contentOf = (path: string) => (existsSync(path) ? readFileSync(path) : Buffer.alloc(0));
  const inFolders = [inProject(), folder].flatMap((root) =>
    globSync(
      generatedFolders.map((path) => `${path}/*`),
      { cwd: root },
    ),
  );
  return [...new Set([...generatedFiles, ...inFolders])].filter(
    (file) => !contentOf(inProject(file)).equals(contentOf(join(folder, file))),
  );
}
