import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  acceptPrice,
  addToCart,
  type Buyable,
  type CartLine,
  cartTotal,
  putBack,
  removeLine,
  setQuantity,
  withoutBought,
} from './cart.ts';

export interface CartState {
  lines: CartLine[];
  /** False when the browser refuses to store the cart: it then lasts for this visit only. */
  isSaved: boolean;
}

const initialState: CartState = { lines: [], isSaved: true };

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    added(state, { payload }: PayloadAction<{ product: Buyable; quantity?: number }>) {
      state.lines = addToCart(state.lines, payload.product, payload.quantity);
    },
    quantitySet(state, { payload }: PayloadAction<{ id: number; quantity: number }>) {
      state.lines = setQuantity(state.lines, payload.id, payload.quantity);
    },
    removed(state, { payload }: PayloadAction<number>) {
      state.lines = removeLine(state.lines, payload);
    },
    removalUndone(state, { payload }: PayloadAction<{ line: CartLine; index: number }>) {
      state.lines = putBack(state.lines, payload.line, payload.index);
    },
    priceAccepted(state, { payload }: PayloadAction<{ id: number; price: number }>) {
      state.lines = acceptPrice(state.lines, payload.id, payload.price);
    },
    /** Product id and quantity of each paid line. */
    bought(
      state,
      { payload }: PayloadAction<readonly (readonly [id: number, quantity: number])[]>,
    ) {
      state.lines = withoutBought(state.lines, new Map(payload));
    },
    /** Read from the browser at start, or changed in another tab. */
    restored(state, { payload }: PayloadAction<CartLine[]>) {
      state.lines = payload;
    },
    savedOrNot(state, { payload }: PayloadAction<boolean>) {
      state.isSaved = payload;
    },
  },
  selectors: {
    selectLines: (state) => state.lines,
    selectTotal: (state) => cartTotal(state.lines),
    selectIsSaved: (state) => state.isSaved,
  },
});

export const {
  added: addedToCart,
  quantitySet,
  removed: removedFromCart,
  removalUndone,
  priceAccepted,
  bought: linesBought,
} = cartSlice.actions;
export const {
  selectLines: selectCartLines,
  selectTotal: selectCartTotal,
  selectIsSaved: selectCartIsSaved,
} = cartSlice.selectors;
