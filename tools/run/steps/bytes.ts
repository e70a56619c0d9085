import { build } from '@parinda/testing/builds';
import { type Step, verdict } from './step.ts';

/** Compares the built pages with their size budgets. */
export const bytes: Step = async () => {
  await build('storefront');
  // Reads the build when it loads.
  const { sizes } = await import('@parinda/storefront/build/sizes');
  console.table(sizes);
  return sizes.map(({ name, size, limit }) =>
    verdict(`bytes of ${name} within their budget`, size <= limit),
  );
};
