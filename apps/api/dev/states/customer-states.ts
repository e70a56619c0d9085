import * as make from './make.ts';
import type { State } from './state.ts';

export const customerStates: Record<string, State> = {
  async 'a signed-in customer has an address'(shop) {
    const { id, token } = await make.customer(shop);
    const address = await make.address(shop, id);
    const product = await make.product(shop);
    return { user_id: id, token, address_id: address.id, product_id: product.id };
  },

  /** The token is that of the customer who asks; the ids are the other's. */
  async 'another customer has an address'(shop) {
    const other = await make.customer(shop);
    const address = await make.address(shop, other.id);
    const product = await make.product(shop);
    const { token } = await make.customer(shop);
    return { user_id: other.id, token, address_id: address.id, product_id: product.id };
  },

  async 'a signed-in customer has a wishlist'(shop) {
    const { id, token } = await make.customer(shop);
    const product = await make.product(shop);
    await make.wishlistEntry(shop, id, product.id);
    return { user_id: id, token, product_id: product.id };
  },

  async 'a signed-in customer has an empty wishlist'(shop) {
    const { id, token } = await make.customer(shop);
    return { user_id: id, token, product_id: (await make.product(shop)).id };
  },

  async 'a signed-in customer has a review'(shop) {
    const { id, token } = await make.customer(shop);
    const product = await make.product(shop);
    await make.review(shop, id, product.id);
    return { user_id: id, token, product_id: product.id };
  },
};
