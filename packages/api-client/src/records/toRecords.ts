import type * as Wire from '../generated.ts';
import { toAddress } from './address.ts';
import { toBlog, toContactReceipt, toGalleryItem } from './content.ts';
import { toOrder, toOrderToPay } from './order.ts';
import { toPincodeAnswer } from './pincode.ts';
import { toCategory, toProduct, toProductSummary } from './product.ts';
import { toReview } from './review.ts';
import { toDataTicket, toMyData, toToken, toUser } from './session.ts';
import { listOf, toFlag, toText } from './values.ts';

/**
 * Converts response bodies into records, by operation. Each function throws when a required field is
 * missing or malformed. Other responses (messages, seo.json) stay as they are.
 */
export const toRecords = {
  getCapabilities: (wire: Wire.GetCapabilitiesApiResponse) => listOf(toText)(wire.operations),
  login: toToken,
  changePassword: toToken,
  getProfile: toUser,
  updateProfile: toUser,
  listProducts: listOf(toProductSummary),
  getProduct: toProduct,
  listCategories: listOf(toCategory),
  listGallery: listOf(toGalleryItem),
  listBlogs: listOf(toBlog),
  sendContactMessage: toContactReceipt,
  getMyData: toMyData,
  createDataRequest: toDataTicket,
  listAddresses: listOf(toAddress),
  createAddress: toAddress,
  listOrders: listOf(toOrder),
  createOrder: toOrderToPay,
  getOrder: toOrder,
  listReviews: listOf(toReview),
  createReview: toReview,
  listUserReviews: listOf(toReview),
  checkWishlist: (wire: Wire.CheckWishlistApiResponse) => toFlag(wire.is_wishlisted),
  listWishlist: listOf((entry: Wire.WishlistEntry) => toProductSummary(entry.product_details)),
  lookupPincode: toPincodeAnswer,
};
