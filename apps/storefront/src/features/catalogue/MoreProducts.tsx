import { api, type ProductSummary } from '@parinda/api-client';
import { Heading } from '@parinda/ui/heading';
import { Stack } from '@parinda/ui/layout';
import { ProductGrid } from '@parinda/ui/product-grid';
import { useMemo } from 'react';
import { useIsInBrowser } from '../../hydration/firstView.ts';
import { readRecentlyViewed } from '../../model/catalogue/recentlyViewed.ts';
import { SuggestedProduct } from '../../parts/product-card/SuggestedProduct.tsx';

const most = 4;

function choose(products: readonly ProductSummary[], viewedIds: readonly number[]) {
  const viewed = viewedIds
    .map((id) => products.find((product) => product.id === id))
    .filter((product) => product !== undefined);
  return viewed.length > 0
    ? { title: 'Recently viewed', products: viewed.slice(0, most) }
    : { title: 'Our Bestsellers', products: products.filter((p) => p.isBestseller).slice(0, most) };
}

/** The section below the grid: recently viewed products of this browser, else bestsellers. */
export function MoreProducts() {
  const { data } = api.useListProductsQuery();
  const isInBrowser = useIsInBrowser();
  const { title, products } = useMemo(
    () => choose(data ?? [], isInBrowser ? readRecentlyViewed() : []),
    [data, isInBrowser],
  );
  if (products.length === 0) return null;
  return (
    <Stack as="section" gap="md">
      <Heading level={2}>{title}</Heading>
      <ProductGrid label={title}>
        {products.map((product) => (
          <SuggestedProduct key={product.id} product={product} />
        ))}
      </ProductGrid>
    </Stack>
  );
}
