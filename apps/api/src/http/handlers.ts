import { addressHandlers } from '../addresses/handlers.ts';
import { catalogHandlers } from '../catalog/handlers.ts';
import { contentHandlers } from '../content/handlers.ts';
import { identityHandlers } from '../identity/handlers.ts';
import { orderHandlers } from '../orders/handlers.ts';
import { lookupPincode } from '../pincode/lookup.ts';
import { reviewHandlers } from '../reviews/handlers.ts';
import { wishlistHandlers } from '../wishlist/handlers.ts';
import type { Handlers } from './operation.ts';

/** operationId -> what does it. The type asks for every operation of the contract. */
export const handlers: Handlers = {
  ...catalogHandlers,
  ...contentHandlers,
  ...identityHandlers,
  ...addressHandlers,
  ...orderHandlers,
  ...reviewHandlers,
  ...wishlistHandlers,
  lookupPincode: ({ params: { pin } }) => lookupPincode(pin),
};
