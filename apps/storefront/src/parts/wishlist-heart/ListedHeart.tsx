import { api } from '@parinda/api-client';
import { useSelector } from 'react-redux';
import { selectIsSignedIn } from '../../model/session/sessionSlice.ts';
import { ChangingHeart } from './ChangingHeart.tsx';

/** The heart of a card in a list; one wishlist call serves all cards. */
export function ListedHeart({ productId, title }: { productId: number; title: string }) {
  const isSignedIn = useSelector(selectIsSignedIn);
  const known = api.useListWishlistQuery(undefined, {
    skip: !isSignedIn,
    selectFromResult: ({ data, isLoading, isFetching }) => ({
      isWishlisted: data?.some(({ id }) => id === productId) === true,
      isLoading,
      isFetching,
    }),
  });
  return <ChangingHeart productId={productId} title={title} {...known} />;
}
