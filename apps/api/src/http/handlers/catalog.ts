import { productBySlugOrId } from '../../domain/catalog/find-product.ts';
import { notFound } from '../../domain/errors.ts';
import type { Handlers } from '../operation.ts';

export const catalogHandlers: Pick<Handlers, 'listProducts' | 'getProduct' | 'listCategories'> = {
  async listProducts({ request, reply }, { catalogue }) {
    const { summaries, etag } = await catalogue.get();
    reply.headers({ etag, 'cache-control': 'no-cache' });
    if (request.headers['if-none-match']?.includes(etag)) reply.code(304);
    return reply.statusCode === 304 ? [] : summaries;
  },

  async getProduct({ params }, { catalogue }) {
    const product = productBySlugOrId(await catalogue.get(), params.slug);
    if (!product) throw notFound('Product not found');
    return product;
  },

  async listCategories(_call, { catalogue }) {
    return (await catalogue.get()).categories;
  },
};
