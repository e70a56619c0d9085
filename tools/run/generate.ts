// `pnpm generate`: client and types from the contract, pacts from the consumer tests, and the list of
// provider states from the pacts.
// With --check it writes nothing and fails naming the files that are out of date
// (the pacts are held by `pnpm test contracts`).
import { writePacts } from '../contracts/consume.ts';
import { generateAll, generatedFiles, outdatedFiles } from './generated-files.ts';

try {
  if (process.argv.includes('--check')) {
    const outdated = await outdatedFiles();
    for (const file of outdated) console.error(`${file} is out of date: run \`pnpm generate\`.`);
    process.exitCode = outdated.length ? 1 : 0;
  } else {
    await writePacts();
    await generateAll();
    for (const file of ['contracts/pacts', ...generatedFiles]) console.log(`Wrote ${file}`);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
