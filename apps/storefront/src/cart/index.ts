/** What other features may use of the cart. */
export { type Buyable, type CartLine, maxQuantity } from './cart.ts';
export { addedToCart, linesBought, selectCartCount } from './cartSlice.ts';
export { type FreshLine, freshTotal, linesForSale } from './freshCart.ts';
export { keepCart } from './keepCart.ts';
export { useFreshCart } from './useFreshCart.ts';
