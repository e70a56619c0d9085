import { api } from '@parinda/api-client';
import { Button, LinkButton } from '@parinda/ui/button';
import { EmptyState, ErrorState } from '@parinda/ui/empty-state';
import { Heading } from '@parinda/ui/heading';
import { Container, Stack } from '@parinda/ui/layout';
import { PageLoader } from '@parinda/ui/spinner';
import { useEffect } from 'react';
import { ProductList } from '../../parts/product-card/ProductList.tsx';
import { useOwnMetadata } from '../../shared/metadata/pageMetadata.tsx';
import { notifyAccount } from '../../shared/notify.ts';
import { paths } from '../../shared/paths.ts';

/** 'My Wishlist' (A 2). */
export function WishlistPage() {
  const { data: products = [], isLoading, isError, refetch } = api.useListWishlistQuery();
  useOwnMetadata({ title: 'My Wishlist' });
  useEffect(() => {
    if (isError) notifyAccount('danger', 'Failed to fetch wishlist.');
  }, [isError]);

  return (
    <Container>
      <Stack gap="lg">
        <Heading level={1}>My Wishlist</Heading>
        {isLoading ? (
          <PageLoader label="Loading wishlist" />
        ) : isError ? (
          <ErrorState
            title="Failed to fetch wishlist."
            action={<Button onPress={refetch}>Try again</Button>}
          />
        ) : products.length === 0 ? (
          <EmptyState
            art="heart"
            title="No items in your wishlist."
            text="Tap the heart on a product to keep it here."
            action={<LinkButton href={paths.products}>View All Products</LinkButton>}
          />
        ) : (
          <ProductList label="My Wishlist" products={products} />
        )}
      </Stack>
    </Container>
  );
}
