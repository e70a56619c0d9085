// `pnpm backup FILE`: writes all data to a file, beside a running shop too.
import { backUp, runWithFile } from './keep-data.ts';

await runWithFile('backup', backUp, (file) => `All data is in ${file}.`);
