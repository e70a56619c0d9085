/** What other features may use of the wishlist. */
export { WishlistToggle } from './WishlistToggle.tsx';
