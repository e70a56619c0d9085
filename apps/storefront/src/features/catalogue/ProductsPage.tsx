import { api } from '@parinda/api-client';
import { Heading } from '@parinda/ui/heading';
import { Container, Stack } from '@parinda/ui/layout';
import { PageLoader } from '@parinda/ui/spinner';
import { Suspense, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useIsFirstView } from '../../hydration/firstView.ts';
import { lazyDeferred, lazyPart } from '../../shared/lazy/lazy.tsx';
import { Loaded } from '../../shared/query/Loaded.tsx';
import { useOwnMetadata } from '../../shared/seo/pageMetadata.tsx';
import { ProductBrowser } from './ProductBrowser.tsx';

const MoreProducts = lazyDeferred(
  'MoreProducts.tsx',
  async () => (await import('./MoreProducts.tsx')).MoreProducts,
);
const SearchResults = lazyPart(
  'SearchResults.tsx',
  async () => (await import('./search/SearchResults.tsx')).SearchResults,
);

const loading = <PageLoader label="Loading products" />;

/**
 * /products and /products/search: all products or the search results, filtered and sorted (1 §2).
 */
export function ProductsPage() {
  const [params] = useSearchParams();
  const query = params.get('query')?.trim() ?? '';
  const list = useProductsOf(query);
  const title = query ? `Search Results for "${query}"` : 'Discover Our Range';
  useOwnMetadata({ title: query ? title : undefined });

  return (
    <Container>
      <Stack gap="lg">
        <Heading level={1}>{title}</Heading>
        <Loaded query={list} isEmpty={false} loading={loading}>
          {(products) =>
            query ? (
              <Suspense fallback={loading}>
                <SearchResults query={query} products={products} />
              </Suspense>
            ) : (
              <ProductBrowser products={products} />
            )
          }
        </Loaded>
        {!query && <MoreProducts />}
      </Stack>
    </Container>
  );
}

/** Requests the list on page load and on each change of the search text (1 §7). */
function useProductsOf(query: string) {
  const isFirstView = useIsFirstView();
  const { data, isError, refetch } = api.useListProductsQuery(undefined, {
    // The server has just requested it for the first view.
    refetchOnMountOrArgChange: !isFirstView,
  });
  const asked = useRef(query);
  useEffect(() => {
    if (asked.current === query) return;
    asked.current = query;
    refetch();
  }, [query, refetch]);
  return { currentData: data, isError };
}
