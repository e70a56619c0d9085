export type { ApiEnvironment } from './client.ts';
export { api } from './endpoints.ts';
export { fieldErrors, serverErrors, serverMessage } from './errorMessages.ts';
export { type ApiError, hasNoResponse, isUnexpected, statusOf } from './errors.ts';
export type {
  ContactMessage,
  NewAddress,
  NewOrder,
  NewReview,
  OptionalOperation,
  OrderToPay,
  PageMetadata,
  PaymentProof,
  Registration,
  User,
} from './generated.ts';
export type { Address } from './records/address.ts';
export type { Blog, GalleryItem } from './records/content.ts';
export type { GstPart, Invoice, Order, OrderItem } from './records/order.ts';
export type { PincodeAnswer } from './records/pincode.ts';
export type { Category, Product, ProductSummary } from './records/product.ts';
export type { Review } from './records/review.ts';
export { toRupees } from './records/values.ts';
