import type { ProductSummary } from '@parinda/api-client';
import { Accordion } from '@parinda/ui/accordion';
import { MetresHelper } from './MetresHelper.tsx';
import { packsFor } from './packsFor.ts';

/** Offers the calculator if some of these products are sold by the metre. */
export function MetresQuestion({ products }: { products: readonly ProductSummary[] }) {
  if (packsFor(products, { length: 1, depth: 1 }).length === 0) return null;
  return (
    <Accordion
      headingLevel={2}
      items={[
        {
          id: 'metres',
          title: 'How many metres do I need?',
          content: <MetresHelper products={products} />,
        },
      ]}
    />
  );
}
