import { api } from '@parinda/api-client';
import { LinkButton } from '@parinda/ui/button';
import { Heading } from '@parinda/ui/heading';
import { Container, Stack } from '@parinda/ui/layout';
import { PageLoader } from '@parinda/ui/spinner';
import { ProductList } from '../../parts/product-card/ProductList.tsx';
import { Failed } from '../../shared/loaded/Failed.tsx';
import { Loaded } from '../../shared/loaded/Loaded.tsx';
import { EmptyState } from '../../shared/loaded/states.tsx';
import { useOwnMetadata } from '../../shared/metadata/pageMetadata.tsx';
import { paths } from '../../shared/paths.ts';
import { useFailureToast } from '../../shared/useTold.ts';

const failureText = 'Failed to fetch wishlist.';

/** 'My Wishlist' (2 §2). */
export function WishlistPage() {
  const wishlist = api.useListWishlistQuery();
  useOwnMetadata({ title: 'My Wishlist' });
  useFailureToast(wishlist.isError && failureText);

  return (
    <Container>
      <Stack gap="lg">
        <Heading level={1}>My Wishlist</Heading>
        <Loaded
          query={wishlist}
          loading={<PageLoader label="Loading wishlist" />}
          failed={<Failed title={failureText} retry={wishlist.refetch} />}
          hidesStale
          empty={
            <EmptyState
              art="heart"
              title="No items in your wishlist."
              text="Tap the heart on a product to keep it here."
              action={<LinkButton href={paths.products}>View All Products</LinkButton>}
            />
          }
        >
          {(products) => <ProductList label="My Wishlist" products={products} />}
        </Loaded>
      </Stack>
    </Container>
  );
}
