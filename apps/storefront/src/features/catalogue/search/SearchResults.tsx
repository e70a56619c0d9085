import type { ProductSummary } from '@parinda/api-client';
import { Text } from '@parinda/ui/text';
import { useMemo } from 'react';
import { searchProducts } from '../../../model/catalogue/search/searchProducts.ts';
import { useAnnouncement } from '../../../shared/feedback/announce.tsx';
import { lazyPart } from '../../../shared/lazy/lazy.tsx';
import { ProductBrowser } from '../ProductBrowser.tsx';
import { useListRequest } from '../useListRequest.ts';

const NothingFound = lazyPart(
  'NothingFound.tsx',
  async () => (await import('./NothingFound.tsx')).NothingFound,
);

export interface SearchResultsProps {
  query: string;
  products: readonly ProductSummary[];
}

/**
 * The products that a search finds, or else the nearest ones. In its own chunk, because only a
 * search needs the index.
 */
export function SearchResults({ query, products }: SearchResultsProps) {
  const { found, isOnlyMentioned, nearest } = useMemo(
    () => searchProducts(products, query),
    [products, query],
  );
  const nothing = `No products found for "${query}"`;
  const mentioned = `We don't sell products for "${query}". These only mention it:`;
  useAnnouncement(found.length === 0 && nothing, useListRequest());

  if (found.length === 0)
    return <NothingFound title={nothing} nearest={nearest} products={products} />;
  return (
    <>
      {isOnlyMentioned && <Text>{mentioned}</Text>}
      <ProductBrowser products={found} />
    </>
  );
}
