import { eq } from 'drizzle-orm';
import { products } from '../../src/db/schema.ts';
import { type Cached, cached } from '../../src/domain/cached.ts';
import * as make from './make.ts';
import { type State, textOf } from './state.ts';

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

  async 'a product is on sale'(shop, { slug }) {
    const product = await make.product(shop, textOf(slug));
    return { product_id: product.id, slug: product.slug };
  },

  async 'no product has this slug'({ db }, { slug }) {
    await db
      .update(products)
      .set({ isOnSale: false })
      .where(eq(products.slug, String(slug)));
    return {};
  },

  async 'a product has a published review'(shop) {
    const { id } = await make.product(shop);
    await make.review(shop, (await make.customer(shop)).id, id);
    return { product_id: id };
  },

  async 'a product has no reviews'(shop) {
    return { product_id: (await make.product(shop, make.newSlug())).id };
  },

  async 'an article is published'(shop, { slug }) {
    return { slug: await make.article(shop, textOf(slug) ?? 'why-pigeons-come-back') };
  },
};

const always = <T>(value: T): Cached<T> =>
  cached(Number.POSITIVE_INFINITY, () => Promise.resolve(value));
