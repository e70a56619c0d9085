import { productBySlugOrId } from '../../domain/catalog/find-product.ts';
import { NotFound } from '../../domain/errors.ts';
import { pageOf } from '../../domain/page.ts';
import { leadOn } from '../lead-on.ts';
import type { Handler } from '../operation.ts';
import { productList, toProduct, toSummary } from '../wire/product.ts';

export const listProducts: Handler<'listProducts'> = async (call, shop) => {
  const { request, reply, query } = call;
  const catalogue = await shop.catalogue.get();
  reply.header('cache-control', 'no-cache');
  if (query.limit !== undefined || query.cursor !== undefined) {
    return leadOn(call, pageOf(catalogue.products, query)).map(toSummary);
  }
  const { summaries, json, etag } = productList(catalogue);
  reply.header('etag', etag);
  if (request.headers['if-none-match']?.includes(etag)) reply.code(304);
  else reply.type('application/json; charset=utf-8').serializer(() => json);
  return summaries;
};

export const getProduct: Handler<'getProduct'> = async ({ params }, { catalogue }) => {
  const product = productBySlugOrId(await catalogue.get(), params.slug);
  if (!product) throw new NotFound('Product not found');
  return toProduct(product);
};

export const listCategories: Handler<'listCategories'> = async (call, { catalogue }) => {
  const { categories } = await catalogue.get();
  return leadOn(call, pageOf(categories, call.query)).map(({ id, name }) => ({
    id,
    category_name: name,
  }));
};
