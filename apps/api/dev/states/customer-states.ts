import * as make from './make.ts';
import { addressOf, customerOf, productOf, reviewOf, type State } from './state.ts';

export const customerStates: Record<string, State> = {
  async 'a signed-in customer has an address'(context, params) {
    const { id, token } = await make.customer(context, customerOf(params));
    const address = await make.address(context, id, addressOf(params));
    const product = await make.product(context, productOf(params));
    return { user_id: id, token, address_id: address.id, product_id: product.id };
  },

  /** The token belongs to the requesting customer, the user and the address to another one. */
  async 'another customer has an address'(context, params) {
    const other = await make.customer(context);
    const address = await make.address(context, other.id, addressOf(params));
    const product = await make.product(context, productOf(params));
    const { token } = await make.customer(context);
    return { user_id: other.id, token, address_id: address.id, product_id: product.id };
  },

  /** Another customer has another product on the wishlist. */
  async 'a signed-in customer has a wishlist'(context, params) {
    const { id, token } = await make.customer(context);
    const other = await make.product(context);
    await make.wishlistEntry(context, (await make.customer(context)).id, other.id);
    const { id: product } = await make.product(context, productOf(params));
    if (params.rating !== undefined) await make.setOnlyReview(context, product, params);
    await make.wishlistEntry(context, id, product);
    return { user_id: id, token, product_id: product };
  },

  async 'a signed-in customer has an empty wishlist'(context, params) {
    const { id, token } = await make.customer(context);
    return { user_id: id, token, product_id: (await make.product(context, productOf(params))).id };
  },

  async 'a signed-in customer has a review'(context, params) {
    const { id, token } = await make.customer(context, customerOf(params));
    const { id: product } = await make.product(context, productOf(params));
    await make.review(context, id, product, reviewOf(params));
    return { user_id: id, token, product_id: product };
  },
};
