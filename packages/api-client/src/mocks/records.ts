import { toAddress } from '../records/address.ts';
import { toBlog } from '../records/content.ts';
import { toOrder } from '../records/order.ts';
import { toCategory, toProduct, toProductSummary } from '../records/product.ts';
import { toReview } from '../records/review.ts';
import * as fixtures from './fixtures.ts';

/** The fixtures as records. */
export const records = {
  categories: fixtures.categories.map(toCategory),
  steelSpikes: toProduct(fixtures.steelSpikes),
  balconyNet: toProductSummary(fixtures.balconyNet),
  products: fixtures.products.map(toProductSummary),
  address: toAddress(fixtures.address),
  order: toOrder(fixtures.order),
  review: toReview(fixtures.review),
  blog: toBlog(fixtures.blog),
};
