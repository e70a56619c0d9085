import { api } from '@parinda/api-client';
import { LinkButton } from '@parinda/ui/button';
import { Heading } from '@parinda/ui/heading';
import { Container, Stack } from '@parinda/ui/layout';
import { PageLoader } from '@parinda/ui/spinner';
import { lazy, Suspense, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useOwnMetadata } from '../../shared/metadata/pageMetadata.tsx';
import { paths } from '../../shared/paths.ts';
import { EmptyState } from '../../shared/states.tsx';
import { ProductBrowser } from './ProductBrowser.tsx';
import { matchesQuery } from './productFilter.ts';

const MoreProducts = lazy(async () => ({
  default: (await import('./MoreProducts.tsx')).MoreProducts,
}));

/** /products and /products/search: the range, filtered and sorted, or what a search finds (P 2). */
export function ProductsPage() {
  const [params] = useSearchParams();
  const query = params.get('query')?.trim() ?? '';
  const { products, isLoading, hasFailed } = useProductsOf(query);
  const title = query ? `Search Results for "${query}"` : 'Discover Our Range';
  useOwnMetadata({ title: query ? title : undefined });

  return (
    <Container>
      <Stack gap="lg">
        <Heading level={1}>{title}</Heading>
        {isLoading ? (
          <PageLoader label="Loading products" />
        ) : hasFailed ? null : query && products.length === 0 ? (
          <EmptyState
            art="search"
            title={`No products found for "${query}"`}
            action={<LinkButton href={paths.products}>View All Products</LinkButton>}
          />
        ) : (
          <ProductBrowser products={products} />
        )}
        {!query && (
          <Suspense>
            <MoreProducts />
          </Suspense>
        )}
      </Stack>
    </Container>
  );
}

/** The list is asked for on page load and on each change of the search text (P 7). */
function useProductsOf(query: string) {
  const { data, isLoading, isError, refetch } = api.useListProductsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const asked = useRef(query);
  useEffect(() => {
    if (asked.current === query) return;
    asked.current = query;
    refetch();
  }, [query, refetch]);
  const products = useMemo(
    () => (data ?? []).filter((product) => matchesQuery(product, query)),
    [data, query],
  );
  // P 8: a failure is only logged, and the list stays empty.
  return { products, isLoading, hasFailed: isError && !data };
}
