import { api, type ProductSummary } from '@parinda/api-client';
import { useMemo } from 'react';
import { useIsInBrowser } from '../../hydration/firstView.ts';
import { readRecentlyViewed } from '../../model/catalogue/recentlyViewed.ts';
import { ProductSection } from './ProductSection.tsx';

function choose(products: readonly ProductSummary[], viewedIds: readonly number[]) {
  const viewed = viewedIds
    .map((id) => products.find((product) => product.id === id))
    .filter((product) => product !== undefined);
  return viewed.length > 0
    ? { title: 'Recently viewed', products: viewed }
    : { title: 'Our Bestsellers', products: products.filter((p) => p.isBestseller) };
}

/** The section below the grid: recently viewed products of this browser, else bestsellers. */
export function MoreProducts() {
  const { data } = api.useListProductsQuery();
  const isInBrowser = useIsInBrowser();
  const { title, products } = useMemo(
    () => choose(data ?? [], isInBrowser ? readRecentlyViewed() : []),
    [data, isInBrowser],
  );
  return <ProductSection title={title} products={products} />;
}
