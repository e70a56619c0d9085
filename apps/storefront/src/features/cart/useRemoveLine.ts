import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import {
  type CartState,
  removalUndone,
  removedFromCart,
  selectCartLines,
} from '../../model/cart/cartSlice.ts';
import { notifyAccount } from '../../shared/feedback/notify.ts';

/** Removes a line and offers undo until the next removal or until the page unmounts. */
export function useRemoveLine() {
  const { dispatch, getState } = useStore<{ cart: CartState }>();
  const takeBackOffer = useRef(() => {});
  useEffect(() => () => takeBackOffer.current(), []);

  return (id: number) => {
    const lines = selectCartLines(getState());
    const index = lines.findIndex((line) => line.id === id);
    const line = lines[index];
    if (!line) return;
    dispatch(removedFromCart(id));
    takeBackOffer.current();
    takeBackOffer.current = notifyAccount('info', `${line.title} was removed.`, {
      label: 'Undo',
      onPress: () => dispatch(removalUndone({ line, index })),
    });
  };
}
