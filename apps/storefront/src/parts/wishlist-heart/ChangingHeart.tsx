import { api } from '@parinda/api-client';
import { Box } from '@parinda/ui/layout';
import { Text } from '@parinda/ui/text';
import { WishlistHeart } from '@parinda/ui/wishlist-heart';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectIsSignedIn } from '../../model/session/sessionSlice.ts';
import { useSignup } from '../../model/session/useSignup.ts';
import type { ShopStore } from '../../model/store.ts';
import { useNotices } from '../../shared/feedback/useNotices.tsx';

export interface ChangingHeartProps {
  productId: number;
  title: string;
  isWishlisted: boolean;
  /** True until the wishlist state is known. */
  isLoading: boolean;
  /** True during a refetch; the state may then predate the last change. */
  isFetching: boolean;
}

/**
 * The heart of a product (2 §4). It toggles at once, toggles back when the server rejects the call,
 * and is disabled while the call runs. A visitor is redirected to /signup and back.
 */
export function ChangingHeart(props: ChangingHeartProps) {
  const { productId, title, isWishlisted, isLoading, isFetching } = props;
  const isSignedIn = useSelector(selectIsSignedIn);
  const signup = useSignup();
  const dispatch: ShopStore['dispatch'] = useDispatch();
  const notices = useNotices('account');
  const [isRunning, setRunning] = useState(false);
  /** The optimistic state, kept until the server confirms it and no older answer is pending. */
  const [wanted, setWanted] = useState<boolean>();
  if (wanted === isWishlisted && !isRunning && !isFetching) setWanted(undefined);
  const isShown = isSignedIn && (wanted ?? isWishlisted);

  const toggle = async () => {
    if (!isSignedIn) return signup();
    const { addToWishlist, removeFromWishlist } = api.endpoints;
    setWanted(!isShown);
    setRunning(true);
    const { error } = await (isShown
      ? dispatch(removeFromWishlist.initiate({ productId }))
      : dispatch(addToWishlist.initiate({ body: { product: productId } })));
    setRunning(false);
    if (error) setWanted(undefined);
    notices.clear();
    if (error) notices.show('danger', 'Wishlist action failed.');
    else notices.show('success', isShown ? 'Removed from wishlist.' : 'Added to wishlist!');
  };

  return (
    <>
      {notices.texts.map((text) => (
        <Box key={text} background="surface" radius="md">
          <Text size="sm" tone="danger">
            {text}
          </Text>
        </Box>
      ))}
      <WishlistHeart
        label={`Add ${title} to wishlist`}
        isSelected={isShown}
        isPending={(isSignedIn && isLoading) || isRunning}
        onChange={toggle}
      />
    </>
  );
}
