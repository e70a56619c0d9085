import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import {
  type CartState,
  removalUndone,
  removedFromCart,
  selectCartLines,
} from '../../model/cart/cartSlice.ts';
import { announce } from '../../shared/feedback/announce.tsx';
import { notifyAccount } from '../../shared/feedback/notify.ts';

/**
 * Removes a line and offers undo until the next removal or until the page unmounts.
 *
 * @returns `restoredId`: id of the line of the last undo, which gets the focus
 */
export function useRemoveLine() {
  const { dispatch, getState } = useStore<{ cart: CartState }>();
  const takeBackOffer = useRef(() => {});
  useEffect(() => () => takeBackOffer.current(), []);
  const [restoredId, setRestoredId] = useState<number>();

  const removeLine = (id: number) => {
    const lines = selectCartLines(getState());
    const index = lines.findIndex((line) => line.id === id);
    const line = lines[index];
    if (!line) return;
    setRestoredId(undefined);
    dispatch(removedFromCart(id));
    takeBackOffer.current();
    takeBackOffer.current = notifyAccount('info', `${line.title} was removed.`, {
      label: 'Undo',
      onPress: () => {
        setRestoredId(id);
        dispatch(removalUndone({ line, index }));
        announce(`${line.title} is in the cart again.`);
      },
    });
  };
  return { removeLine, restoredId };
}
