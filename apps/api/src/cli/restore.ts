// `pnpm restore FILE`: makes the data anew out of a backup, where there is none.
import { restore, runWithFile } from './keep-data.ts';

await runWithFile('restore', restore, (file) => `All data is back, as it was in ${file}.`);
