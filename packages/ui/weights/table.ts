// `pnpm --filter @parinda/ui weights`: prints the size of each entry alone, over React.
import { entryFiles } from '../entries.ts';
import { weigh } from './weigh.ts';

const kb = (bytes: number) => (bytes / 1000).toFixed(1).padStart(8);

console.log('Each entry alone, over React; kB of gzip. `later` is what it imports lazily.\n');
console.log(`  ${'@parinda/ui/'.padEnd(20)}      JS     CSS   later`);
for (const [entry, { js, css, later, hasCollections }] of await weigh([...entryFiles.keys()])) {
  const numbers = kb(js) + kb(css) + (later ? kb(later) : ' '.repeat(8));
  const note = hasCollections ? '  with collections' : '';
  console.log(`  ${entry.padEnd(20)}${numbers}${note}`.trimEnd());
}
