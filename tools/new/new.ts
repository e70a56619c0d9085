// `pnpm new component|page|endpoint GROUP/NAME` writes the initial files, including a failing test, and
// prints the remaining steps.
import { inProject } from '@parinda/testing/project';
import { kinds, scaffold } from './scaffold.ts';

const [kind, name] = process.argv.slice(2);
try {
  const { files, next } = scaffold(inProject(), kind, name);
  console.log(`Wrote\n${files.map((file) => `  ${file}`).join('\n')}\n\nNext steps\n${next}`);
} catch (error) {
  console.error((error as Error).message);
  for (const [one, { example }] of Object.entries(kinds))
    console.error(`  pnpm new ${one} ${example}`);
  process.exitCode = 2;
}
