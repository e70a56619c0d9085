/** The user API as the storefront calls it; generated from contracts/openapi.yaml. */
export { api } from './enhanced.ts';
export type { ApiEnvironment } from './environment.ts';
export {
  type ApiError,
  fieldErrors,
  hasNoResponse,
  isUnexpected,
  serverErrors,
  serverMessage,
  statusOf,
} from './errors.ts';
export type {
  ContactMessage,
  NewAddress,
  NewOrder,
  OrderToPay,
  PaymentProof,
  Registration,
  User,
} from './generated.ts';
export type { Address } from './records/address.ts';
export type { Blog, GalleryItem, PageMetadata } from './records/content.ts';
export type { Order, OrderItem } from './records/order.ts';
export type { PincodeAnswer } from './records/pincode.ts';
export type { Category, Product, ProductSummary } from './records/product.ts';
export type { Review } from './records/review.ts';
export { toRupees } from './records/values.ts';
