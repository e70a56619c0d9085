/**
 * Writes tokens/, into this package or one of the same shape (`node generate-tokens.ts [folder]`):
 * what palette.ts and scale.ts say, for programs that read no TypeScript.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { designTokens } from './src/theme/data/designTokens.ts';
import { figmaVariables } from './src/theme/data/figma.ts';

const folder = join(process.argv[2] ?? import.meta.dirname, 'tokens');
mkdirSync(folder, { recursive: true });
const write = (name: string, content: object) =>
  writeFileSync(join(folder, name), `${JSON.stringify(content, null, 2)}\n`);

write('tokens.json', designTokens());
write('figma-variables.json', figmaVariables());
