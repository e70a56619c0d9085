// `pnpm new component|page|endpoint GROUP/NAME`: writes the files that such a thing starts with, a
// failing test among them, and says what is left to do by hand.
import { inProject } from '../run/project.ts';
import { kinds, scaffold } from './scaffold.ts';

const [kind, name] = process.argv.slice(2);
try {
  const { files, next } = scaffold(inProject(), kind, name);
  console.log(
    `Wrote\n${files.map((file) => `  ${file}`).join('\n')}\n\nLeft to do by hand\n${next}`,
  );
} catch (error) {
  console.error((error as Error).message);
  for (const [one, { example }] of Object.entries(kinds))
    console.error(`  pnpm new ${one} ${example}`);
  process.exitCode = 2;
}
