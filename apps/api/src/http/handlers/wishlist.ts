import { pageOf } from '../../domain/page.ts';
import * as wishlist from '../../domain/wishlist/wishlist.ts';
import type { Handler, Schemas } from '../operation.ts';
import { setNextLink } from '../set-next-link.ts';
import { toSummary } from '../wire/product.ts';

const toEntry = ({ id, product }: wishlist.WishlistEntry): Schemas['WishlistEntry'] => ({
  id,
  product_details: toSummary(product),
});

export const listWishlist: Handler<'listWishlist'> = async (call, context) =>
  setNextLink(call, pageOf(await wishlist.readWishlist(context, call.userId), call.query)).map(
    toEntry,
  );

export const checkWishlist: Handler<'checkWishlist'> = async ({ params, userId }, { db }) => ({
  is_wishlisted: await wishlist.isOnWishlist(db, userId, params.productId),
});

export const addToWishlist: Handler<'addToWishlist'> = async ({ body, userId }, context) =>
  toEntry(await wishlist.addToWishlist(context, userId, body.product));

export const removeFromWishlist: Handler<'removeFromWishlist'> = async (
  { params, userId },
  { db },
) => {
  await wishlist.removeFromWishlist(db, userId, params.productId);
  return undefined;
};
