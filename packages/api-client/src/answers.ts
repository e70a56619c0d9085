import type { DefinitionsFromApi, OverrideResultType } from '@reduxjs/toolkit/query/react';
import type * as Wire from './generated.ts';
import { generatedApi } from './generated.ts';
import { toAddress } from './records/address.ts';
import { toBlog, toGalleryItem } from './records/content.ts';
import { toOrder } from './records/order.ts';
import { toPincodeAnswer } from './records/pincode.ts';
import { toCategory, toProduct, toProductSummary } from './records/product.ts';
import { toReview } from './records/review.ts';
import { toToken } from './records/session.ts';
import { listOf } from './records/values.ts';

/**
 * What the shop makes of each answer, at the one edge where it comes in. What is not named here is
 * used as it comes: bare messages, what the payment widget is opened with, the
 * profile, which is kept whole (1 §3), and seo.json, which is the shop's own file.
 */
const toRecords = {
  login: toToken,
  listProducts: listOf(toProductSummary),
  getProduct: toProduct,
  listCategories: listOf(toCategory),
  listGallery: listOf(toGalleryItem),
  listBlogs: listOf(toBlog),
  listAddresses: listOf(toAddress),
  createAddress: toAddress,
  listOrders: listOf(toOrder),
  getOrder: toOrder,
  listReviews: listOf(toReview),
  createReview: toReview,
  listUserReviews: listOf(toReview),
  checkWishlist: (wire: Wire.CheckWishlistApiResponse) => wire.is_wishlisted === true,
  listWishlist: listOf((entry: Wire.WishlistEntry) => toProductSummary(entry.product_details)),
  lookupPincode: toPincodeAnswer,
};

type Definitions = DefinitionsFromApi<typeof generatedApi>;
type Records = typeof toRecords;
type WithRecords = {
  [Name in keyof Definitions]: Name extends keyof Records
    ? OverrideResultType<Definitions[Name], ReturnType<Records[Name]>>
    : Definitions[Name];
};

/** The generated client, answering with the shop's own records. */
export const recordsApi = generatedApi.enhanceEndpoints<never, WithRecords>({
  endpoints: Object.fromEntries(
    Object.entries(toRecords).map(([name, transformResponse]) => [name, { transformResponse }]),
  ),
});
