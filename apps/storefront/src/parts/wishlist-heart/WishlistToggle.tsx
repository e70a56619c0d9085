import { api } from '@parinda/api-client';
import { Text } from '@parinda/ui/text';
import { WishlistHeart } from '@parinda/ui/wishlist-heart';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectIsSignedIn } from '../../model/session/sessionSlice.ts';
import { useSignup } from '../../model/session/useSignup.ts';
import { notifyAccount } from '../../shared/notify.ts';

const failedText = 'Wishlist action failed.';

/**
 * The heart of a product (A 4): it turns at once, turns back when the server refuses, and is
 * disabled while the call runs. Signed out, it leads to /signup and back.
 */
export function WishlistToggle({ productId, title }: { productId: number; title: string }) {
  const isSignedIn = useSelector(selectIsSignedIn);
  const signup = useSignup();
  const check = api.useCheckWishlistQuery({ productId }, { skip: !isSignedIn });
  const [add, adding] = api.useAddToWishlistMutation();
  const [remove, removing] = api.useRemoveFromWishlistMutation();
  const [hasFailed, setFailed] = useState(false);
  const isWishlisted = isSignedIn && check.data === true;

  const toggle = async () => {
    if (!isSignedIn) return signup();
    const { error } = isWishlisted
      ? await remove({ productId })
      : await add({ body: { product: productId } });
    setFailed(error !== undefined);
    if (error) notifyAccount('danger', failedText);
    else notifyAccount('success', isWishlisted ? 'Removed from wishlist.' : 'Added to wishlist!');
  };

  return (
    <>
      {hasFailed && (
        <Text size="sm" tone="danger">
          {failedText}
        </Text>
      )}
      <WishlistHeart
        title={title}
        isWishlisted={isWishlisted}
        isDisabled={check.isLoading || adding.isLoading || removing.isLoading}
        onPress={toggle}
      />
    </>
  );
}
