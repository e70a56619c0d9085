// `pnpm build`: the storefront, built if anything changed, and what each public route weighs.
import { firstLoadTable, measureFirstLoads } from './first-load.ts';
import { buildStorefront } from './storefront.ts';

try {
  const seconds = await buildStorefront();
  console.log(
    seconds ? `Built in ${seconds.toFixed(1)} s.` : 'Nothing changed since the last build.',
  );
  console.log(firstLoadTable(measureFirstLoads()));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
