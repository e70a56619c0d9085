import { api } from '@parinda/api-client';
import { LinkButton } from '@parinda/ui/button';
import { Heading } from '@parinda/ui/heading';
import { Container, Stack } from '@parinda/ui/layout';
import { PageLoader } from '@parinda/ui/spinner';
import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useIsFirstView } from '../../hydration/firstView.ts';
import { matchesQuery } from '../../model/catalogue/matchesQuery.ts';
import { useAnnouncement } from '../../shared/feedback/announce.tsx';
import { lazyDeferred } from '../../shared/lazy/lazy.tsx';
import { Loaded } from '../../shared/query/Loaded.tsx';
import { EmptyState } from '../../shared/query/states.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { useOwnMetadata } from '../../shared/seo/pageMetadata.tsx';
import { ProductBrowser } from './ProductBrowser.tsx';
import { useListRequest } from './useListRequest.ts';

const MoreProducts = lazyDeferred(
  'MoreProducts.tsx',
  async () => (await import('./MoreProducts.tsx')).MoreProducts,
);

/**
 * /products and /products/search: all products or the search results, filtered and sorted (1 §2).
 */
export function ProductsPage() {
  const [params] = useSearchParams();
  const query = params.get('query')?.trim() ?? '';
  const list = useProductsOf(query);
  const nothing = `No products found for "${query}"`;
  const isNothing = query !== '' && list.currentData?.length === 0;
  useAnnouncement(isNothing && nothing, useListRequest());
  const title = query ? `Search Results for "${query}"` : 'Discover Our Range';
  useOwnMetadata({ title: query ? title : undefined });

  return (
    <Container>
      <Stack gap="lg">
        <Heading level={1}>{title}</Heading>
        <Loaded
          query={list}
          loading={<PageLoader label="Loading products" />}
          isEmpty={isNothing}
          empty={
            <EmptyState
              art="search"
              title={nothing}
              action={<LinkButton href={paths.products}>View All Products</LinkButton>}
            />
          }
        >
          {(products) => <ProductBrowser products={products} />}
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
  const currentData = useMemo(
    () => data?.filter((product) => matchesQuery(product, query)),
    [data, query],
  );
  return { currentData, isError };
}
