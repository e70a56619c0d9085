import { lookupPincode } from '../../domain/pincode/lookup.ts';
import type { Handlers } from '../operation.ts';
import { addressHandlers } from './addresses.ts';
import { catalogHandlers } from './catalog.ts';
import { contentHandlers } from './content.ts';
import { identityHandlers } from './identity.ts';
import { orderHandlers } from './orders.ts';
import { reviewHandlers } from './reviews.ts';
import { wishlistHandlers } from './wishlist.ts';

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
