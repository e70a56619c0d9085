// `pnpm generate` writes all generated files: client, types, pacts, docs and design tokens.
// `--check` fails when a file is out of date, and writes only into the cache. `pnpm test contracts`
// checks the pacts.
import { rmSync } from 'node:fs';
import { inProject } from '@parinda/testing/project';
import { writePacts } from '../contracts/consume.ts';
import {
  generatedFiles,
  generatedFolders,
  generateInto,
  outdatedFiles,
  writeStates,
} from './generated-files.ts';

const fresh = inProject('node_modules/.cache/generated');

try {
  if (process.argv.includes('--check')) {
    rmSync(fresh, { recursive: true, force: true });
    await generateInto(fresh);
    const outdated = outdatedFiles(fresh);
    for (const file of outdated) console.error(`${file} is out of date: run \`pnpm generate\`.`);
    process.exitCode = outdated.length ? 1 : 0;
  } else {
    // The tests that write the pacts import the client.
    await generateInto(inProject());
    await writePacts();
    writeStates(inProject());
    for (const file of ['contracts/pacts', ...generatedFiles, ...generatedFolders])
      console.log(`Wrote ${file}`);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
