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
  Address,
  Blog,
  Category,
  ContactMessage,
  GalleryItem,
  NewAddress,
  NewOrder,
  Order,
  OrderItem,
  OrderToPay,
  PageMetadata,
  PaymentProof,
  PincodeAnswer,
  Product,
  ProductSummary,
  Registration,
  Review,
  User,
  WishlistEntry,
} from './generated.ts';
