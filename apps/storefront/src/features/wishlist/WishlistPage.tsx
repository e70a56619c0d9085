import { api } from '@parinda/api-client';
import { Button, LinkButton } from '@parinda/ui/button';
import { Stack, VisuallyHidden } from '@parinda/ui/layout';
import { PageLoader } from '@parinda/ui/spinner';
import { AccountHead } from '../../parts/account-head/AccountHead.tsx';
import { ProductList } from '../../parts/product-card/ProductList.tsx';
import { useFailureToast, useNotices } from '../../shared/feedback/useNotices.tsx';
import { Failed } from '../../shared/query/Failed.tsx';
import { Loaded } from '../../shared/query/Loaded.tsx';
import { EmptyState } from '../../shared/query/states.tsx';
import { paths } from '../../shared/routing/paths.ts';

const failureText = 'Failed to fetch wishlist.';

/** 'My Wishlist' (2 §2). */
export function WishlistPage() {
  const wishlist = api.useListWishlistQuery();
  const [remove, removing] = api.useRemoveFromWishlistMutation();
  const notices = useNotices('account');
  useFailureToast(wishlist.isError && failureText);

  const removeProduct = async (productId: number) => {
    const { error } = await remove({ productId });
    notices.clear();
    if (error) notices.show('danger', 'Wishlist action failed.');
    else notices.show('success', 'Removed from wishlist.');
  };

  return (
    <Stack gap="lg">
      <AccountHead title="My Wishlist" />
      {notices.element}
      <Loaded
        query={wishlist}
        loading={<PageLoader label="Loading wishlist" />}
        failed={<Failed hasToast title={failureText} retry={wishlist.refetch} />}
        hidesStale
        empty={
          <EmptyState
            art="heart"
            title="No items in your wishlist."
            text="Tap the heart on a product to keep it here."
            action={
              <>
                <LinkButton href={paths.products}>View All Products</LinkButton>
                <LinkButton variant="secondary" href={paths.offers}>
                  Offers & Promotions
                </LinkButton>
              </>
            }
          />
        }
      >
        {(products) => (
          <ProductList
            label="My Wishlist"
            products={products}
            actions={({ id, title }) => (
              <Button
                variant="ghost"
                isFullWidth
                isPending={removing.isLoading && removing.originalArgs?.productId === id}
                onPress={() => removeProduct(id)}
              >
                Remove
                <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
              </Button>
            )}
          />
        )}
      </Loaded>
    </Stack>
  );
}
