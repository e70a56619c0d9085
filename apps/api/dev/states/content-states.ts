import { eq } from 'drizzle-orm';
import { products } from '../../src/db/schema.ts';
import { type Cached, cached } from '../../src/domain/cached.ts';
import * as make from './make.ts';
import { defined, productOf, type State, textOf } from './state.ts';

export const contentStates: Record<string, State> = {
  async 'the shop has content'(context) {
    await make.product(context);
    return { slug: await make.article(context, 'why-pigeons-come-back') };
  },

  /** Deletes nothing: the API reads empty content until the next state. */
  async 'the shop has no content yet'(context) {
    const full = await context.catalog.get();
    context.catalog = constant({ ...full, categories: [], products: [] });
    context.content = constant({ gallery: [], blogs: [] });
    return {};
  },

  async 'products are on sale'(context) {
    await context.db.update(products).set({ isOnSale: true });
    await make.product(context);
    return {};
  },

  async 'no products are on sale'({ db }) {
    await db.update(products).set({ isOnSale: false });
    return {};
  },

  async 'one product is on sale'(context, params) {
    await context.db.update(products).set({ isOnSale: false });
    const { id } = await make.product(context, productOf(params));
    await make.setOnlyReview(context, id, params);
    return {};
  },

  async 'a product is on sale'(context, params) {
    const { id, slug } = await make.product(context, productOf(params));
    return { product_id: id, slug };
  },

  async 'no product has this slug'({ db }, { slug }) {
    await db
      .update(products)
      .set({ isOnSale: false })
      .where(eq(products.slug, String(slug)));
    return {};
  },

  async 'a product has a published and a pending review'(context, params) {
    const { id } = await make.product(context, productOf(params));
    await make.setOnlyReview(context, id, params);
    await make.review(context, (await make.customer(context)).id, id, {
      rating: 1,
      status: 'pending',
    });
    return { product_id: id };
  },

  async 'a product has no reviews'(context, params) {
    const { id } = await make.product(context, productOf(params));
    await make.deleteReviews(context, id);
    return { product_id: id };
  },

  async 'an article is published'(context, params) {
    const given = defined({ title: textOf(params.title), content: textOf(params.content) });
    const slug = textOf(params.slug) ?? 'why-pigeons-come-back';
    return { slug: await make.article(context, slug, given) };
  },
};

const constant = <T>(value: T): Cached<T> =>
  cached(Number.POSITIVE_INFINITY, () => Promise.resolve(value));
