// `pnpm new component|page|endpoint GROUP/NAME` writes the initial files, including a failing test, and
// prints the remaining steps.
import { inProject } from '@parinda/testing/project';
import { kinds, scaffold } from './scaffold.ts';

const [kind, name] = process.argv.slice(2);
const usage = Object.entries(kinds)
  .map(([one, { example }]) => `  npx pnpm@12 new ${one} ${example}`)
  .join('\n');
if (kind === '--help') {
  console.log(`Writes the initial files, including a failing test:\n${usage}`);
  process.exit();
}
try {
  const { files, next } = scaffold(inProject(), kind, name);
  console.log(`Wrote\n${files.map((file) => `  ${file}`).join('\n')}\n\nNext steps\n${next}`);
} catch (error) {
  console.error(`${(error as Error).message}\n${usage}`);
  process.exitCode = 2;
}
