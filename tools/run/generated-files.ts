import { readFileSync, writeFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { pactPaths, readPact } from '../contracts/pacts.ts';
import { describeStates } from '../contracts/provider-states.ts';
import { type CommandResult, command } from './command.ts';
import { inProject } from './project.ts';

/** Everything that is written by a program and committed. */
export const generatedFiles = [
  'packages/api-client/src/generated.ts',
  'packages/api-client/src/bearerOperations.ts',
  'contracts/schema.d.ts',
  'packages/ui/src/theme/symbols.woff2',
  'contracts/provider-states.md',
];

function inPackage(folder: string, program: string, args: string[]): Promise<CommandResult> {
  const bin = inProject(`${folder}/node_modules/.bin`);
  return command(program, args, {
    cwd: inProject(folder),
    env: { PATH: `${bin}${delimiter}${process.env.PATH}` },
  });
}

/** Writes all generated files anew; throws with the generator's output when one fails. */
export async function generateAll(): Promise<void> {
  const results = await Promise.all([
    inPackage('packages/api-client', process.execPath, ['generate.ts']),
    inPackage('packages/ui', process.execPath, ['generate-symbols.ts']),
    inPackage('apps/api', 'openapi-typescript', [
      '../../contracts/openapi.yaml',
      '-o',
      '../../contracts/schema.d.ts',
    ]),
  ]);
  for (const { code, output } of results) if (code !== 0) throw new Error(output);
  const states = describeStates(pactPaths().map(readPact));
  writeFileSync(inProject('contracts/provider-states.md'), states);
}

/** One letter for a byte: one of the files is no text. */
function contentOf(file: string): string {
  try {
    return readFileSync(inProject(file), 'latin1');
  } catch {
    return '';
  }
}

/** Names the generated files that differ from what the generators write; leaves them as they are. */
export async function outdatedFiles(): Promise<string[]> {
  const before = new Map(generatedFiles.map((file) => [file, contentOf(file)]));
  try {
    await generateAll();
    return generatedFiles.filter((file) => before.get(file) !== contentOf(file));
  } finally {
    for (const [file, content] of before) {
      if (content && content !== contentOf(file)) writeFileSync(inProject(file), content, 'latin1');
    }
  }
}
