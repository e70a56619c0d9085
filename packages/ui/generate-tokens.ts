/**
 * Writes palette.ts and scale.ts as JSON to tokens/, for programs without TypeScript: of this
 * package, or of another one with the same files (`node generate-tokens.ts [folder]`).
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
