import * as make from './make.ts';
import { addressOf, customerOf, productOf, reviewOf, type State } from './state.ts';

export const customerStates: Record<string, State> = {
  async 'a signed-in customer has an address'(shop, params) {
    const { id, token } = await make.customer(shop, customerOf(params));
    const address = await make.address(shop, id, addressOf(params));
    const product = await make.product(shop, productOf(params));
    return { user_id: id, token, address_id: address.id, product_id: product.id };
  },

  /** The token is that of the customer who asks; user and address are the other's. */
  async 'another customer has an address'(shop, params) {
    const other = await make.customer(shop);
    const address = await make.address(shop, other.id, addressOf(params));
    const product = await make.product(shop, productOf(params));
    const { token } = await make.customer(shop);
    return { user_id: other.id, token, address_id: address.id, product_id: product.id };
  },

  /** Another customer wants another product, which is none of this one's. */
  async 'a signed-in customer has a wishlist'(shop, params) {
    const { id, token } = await make.customer(shop);
    const other = await make.product(shop);
    await make.wishlistEntry(shop, (await make.customer(shop)).id, other.id);
    const { id: product } = await make.product(shop, productOf(params));
    if (params.rating !== undefined) await make.onlyReview(shop, product, params);
    await make.wishlistEntry(shop, id, product);
    return { user_id: id, token, product_id: product };
  },

  async 'a signed-in customer has an empty wishlist'(shop, params) {
    const { id, token } = await make.customer(shop);
    return { user_id: id, token, product_id: (await make.product(shop, productOf(params))).id };
  },

  async 'a signed-in customer has a review'(shop, params) {
    const { id, token } = await make.customer(shop, customerOf(params));
    const { id: product } = await make.product(shop, productOf(params));
    await make.review(shop, id, product, reviewOf(params));
    return { user_id: id, token, product_id: product };
  },
};
