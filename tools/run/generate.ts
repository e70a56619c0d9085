// `pnpm generate`: client, types and the list of provider states, from the contract and the pacts.
// With --check it writes nothing and fails naming the files that are out of date.
import { generateAll, generatedFiles, outdatedFiles } from './generated-files.ts';

try {
  if (process.argv.includes('--check')) {
    const outdated = await outdatedFiles();
    for (const file of outdated) console.error(`${file} is out of date: run \`pnpm generate\`.`);
    process.exitCode = outdated.length ? 1 : 0;
  } else {
    await generateAll();
    console.log(generatedFiles.map((file) => `Wrote ${file}`).join('\n'));
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
