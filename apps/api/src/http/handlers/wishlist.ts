import { pageOf } from '../../domain/page.ts';
import * as wishlist from '../../domain/wishlist/wishlist.ts';
import { leadOn } from '../lead-on.ts';
import type { Handler, Schemas } from '../operation.ts';
import { toSummary } from '../wire/product.ts';

const toEntry = ({ id, product }: wishlist.WishlistEntry): Schemas['WishlistEntry'] => ({
  id,
  product_details: toSummary(product),
});

export const listWishlist: Handler<'listWishlist'> = async (call, shop) =>
  leadOn(call, pageOf(await wishlist.readWishlist(shop, call.userId), call.query)).map(toEntry);

export const checkWishlist: Handler<'checkWishlist'> = async ({ params, userId }, { db }) => ({
  is_wishlisted: await wishlist.isOnWishlist(db, userId, params.productId),
});

export const addToWishlist: Handler<'addToWishlist'> = async ({ body, userId }, shop) =>
  toEntry(await wishlist.addToWishlist(shop, userId, body.product));

export const removeFromWishlist: Handler<'removeFromWishlist'> = async (
  { params, userId },
  { db },
) => {
  await wishlist.removeFromWishlist(db, userId, params.productId);
  return undefined;
};
