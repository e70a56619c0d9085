import type { ProductSummary } from '@parinda/api-client';
import { Heading } from '@parinda/ui/heading';
import { Stack } from '@parinda/ui/layout';
import { ProductGrid } from '@parinda/ui/product-grid';
import { SuggestedProduct } from '../../parts/product-card/SuggestedProduct.tsx';

const most = 4;

export interface ProductSectionProps {
  title: string;
  products: readonly ProductSummary[];
}

/** A section with the first four products; nothing without products. */
export function ProductSection({ title, products }: ProductSectionProps) {
  if (products.length === 0) return null;
  return (
    <Stack as="section" gap="md">
      <Heading level={2}>{title}</Heading>
      <ProductGrid label={title}>
        {products.slice(0, most).map((product) => (
          <SuggestedProduct key={product.id} product={product} />
        ))}
      </ProductGrid>
    </Stack>
  );
}
