// `pnpm generate`: client and types from the contract, pacts from the consumer tests, the list of
// provider states from the pacts, the diagram of the layers from the imports, the list of settings from
// their schemas, and tokens as data from the theme.
// With --check it writes into the cache alone, and fails naming the files that are out of date
// (the pacts are held by `pnpm test contracts`).
import { rmSync } from 'node:fs';
import { writePacts } from '../contracts/consume.ts';
import { generatedFiles, generateInto, outdatedFiles, writeStates } from './generated-files.ts';
import { inProject } from './project.ts';

const fresh = inProject('node_modules/.cache/generated');

try {
  if (process.argv.includes('--check')) {
    rmSync(fresh, { recursive: true, force: true });
    await generateInto(fresh);
    const outdated = outdatedFiles(fresh);
    for (const file of outdated) console.error(`${file} is out of date: run \`pnpm generate\`.`);
    process.exitCode = outdated.length ? 1 : 0;
  } else {
    // The tests that write the pacts run through the client.
    await generateInto(inProject());
    await writePacts();
    writeStates(inProject());
    for (const file of ['contracts/pacts', ...generatedFiles]) console.log(`Wrote ${file}`);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
