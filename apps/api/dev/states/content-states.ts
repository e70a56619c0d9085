import { eq } from 'drizzle-orm';
import { products } from '../../src/db/schema.ts';
import { type Cached, cached } from '../../src/domain/cached.ts';
import * as make from './make.ts';
import { defined, productOf, type State, textOf } from './state.ts';

export const contentStates: Record<string, State> = {
  async 'the shop has content'(shop) {
    await make.product(shop);
    return { slug: await make.article(shop, 'why-pigeons-come-back') };
  },

  /** Nothing is deleted for it: the shop reads emptiness until the next state. */
  async 'the shop has no content yet'(shop) {
    const full = await shop.catalogue.get();
    shop.catalogue = always({ ...full, categories: [], products: [] });
    shop.content = always({ gallery: [], blogs: [] });
    return {};
  },

  async 'products are on sale'(shop) {
    await shop.db.update(products).set({ isOnSale: true });
    await make.product(shop);
    return {};
  },

  async 'no products are on sale'({ db }) {
    await db.update(products).set({ isOnSale: false });
    return {};
  },

  async 'one product is on sale'(shop, params) {
    await shop.db.update(products).set({ isOnSale: false });
    const { id } = await make.product(shop, productOf(params));
    await make.onlyReview(shop, id, params);
    return {};
  },

  async 'a product is on sale'(shop, params) {
    const { id, slug } = await make.product(shop, productOf(params));
    return { product_id: id, slug };
  },

  async 'no product has this slug'({ db }, { slug }) {
    await db
      .update(products)
      .set({ isOnSale: false })
      .where(eq(products.slug, String(slug)));
    return {};
  },

  async 'a product has a published and a pending review'(shop, params) {
    const { id } = await make.product(shop, productOf(params));
    await make.onlyReview(shop, id, params);
    await make.review(shop, (await make.customer(shop)).id, id, { rating: 1, status: 'pending' });
    return { product_id: id };
  },

  async 'a product has no reviews'(shop, params) {
    const { id } = await make.product(shop, productOf(params));
    await make.forgetReviews(shop, id);
    return { product_id: id };
  },

  async 'an article is published'(shop, params) {
    const told = defined({ title: textOf(params.title), content: textOf(params.content) });
    const slug = textOf(params.slug) ?? 'why-pigeons-come-back';
    return { slug: await make.article(shop, slug, told) };
  },
};

const always = <T>(value: T): Cached<T> =>
  cached(Number.POSITIVE_INFINITY, () => Promise.resolve(value));
