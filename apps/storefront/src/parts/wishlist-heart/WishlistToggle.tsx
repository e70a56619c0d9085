import { api } from '@parinda/api-client';
import { useSelector } from 'react-redux';
import { selectIsSignedIn } from '../../model/session/sessionSlice.ts';
import { ChangingHeart } from './ChangingHeart.tsx';

/** The heart of a single product, which has its own call (2 §7). */
export function WishlistToggle({ productId, title }: { productId: number; title: string }) {
  const isSignedIn = useSelector(selectIsSignedIn);
  const check = api.useCheckWishlistQuery({ productId }, { skip: !isSignedIn });
  return (
    <ChangingHeart
      productId={productId}
      title={title}
      isWishlisted={check.data === true}
      isLoading={check.isLoading}
      isFetching={check.isFetching}
    />
  );
}
