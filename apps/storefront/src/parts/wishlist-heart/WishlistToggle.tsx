import { api } from '@parinda/api-client';
import { Text } from '@parinda/ui/text';
import { WishlistHeart } from '@parinda/ui/wishlist-heart';
import { useSelector } from 'react-redux';
import { selectIsSignedIn } from '../../model/session/sessionSlice.ts';
import { useSignup } from '../../model/session/useSignup.ts';
import { useTold } from '../../shared/useTold.ts';

/**
 * The heart of a product (2 §4): it turns at once, turns back when the server refuses, and is
 * disabled while the call runs. Signed out, it leads to /signup and back.
 */
export function WishlistToggle({ productId, title }: { productId: number; title: string }) {
  const isSignedIn = useSelector(selectIsSignedIn);
  const signup = useSignup();
  const check = api.useCheckWishlistQuery({ productId }, { skip: !isSignedIn });
  const [add, adding] = api.useAddToWishlistMutation();
  const [remove, removing] = api.useRemoveFromWishlistMutation();
  const outcome = useTold('account');
  const isWishlisted = isSignedIn && check.data === true;

  const toggle = async () => {
    if (!isSignedIn) return signup();
    const { error } = isWishlisted
      ? await remove({ productId })
      : await add({ body: { product: productId } });
    outcome.forget();
    if (error) outcome.tell('danger', 'Wishlist action failed.');
    else outcome.tell('success', isWishlisted ? 'Removed from wishlist.' : 'Added to wishlist!');
  };

  return (
    <>
      {outcome.told.map(({ text }) => (
        <Text key={text} size="sm" tone="danger">
          {text}
        </Text>
      ))}
      <WishlistHeart
        title={title}
        isWishlisted={isWishlisted}
        isDisabled={check.isLoading || adding.isLoading || removing.isLoading}
        onPress={toggle}
      />
    </>
  );
}
