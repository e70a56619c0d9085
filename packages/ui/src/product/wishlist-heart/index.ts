export { WishlistHeart, type WishlistHeartProps } from './WishlistHeart.tsx';
