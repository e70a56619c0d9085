import { firstLoadTable, measureFirstLoads } from '../first-load.ts';
import { buildStorefront } from '../storefront.ts';
import { type Step, sum, verdict } from './step.ts';

/** Holds the first load of the public routes to their budgets. */
export const bytes: Step = async () => {
  await buildStorefront();
  const loads = measureFirstLoads();
  const table = firstLoadTable(loads);
  console.log(table);
  return sum(
    loads.flatMap(({ route, budget, isOver }) =>
      budget
        ? [verdict(`first load of ${route} within ${budget.jsKb} kB of JS`, !isOver, table)]
        : [],
    ),
  );
};
