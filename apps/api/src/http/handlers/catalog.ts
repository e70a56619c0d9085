import { productBySlugOrId } from '../../domain/catalog/find-product.ts';
import { NotFound } from '../../domain/errors.ts';
import { pageOf } from '../../domain/page.ts';
import type { Handler } from '../operation.ts';
import { setNextLink } from '../set-next-link.ts';
import { productList, toProduct, toSummary } from '../wire/product.ts';

export const listProducts: Handler<'listProducts'> = async (call, context) => {
  const { request, reply, query } = call;
  const catalog = await context.catalog.get();
  reply.header('cache-control', 'no-cache');
  if (query.limit !== undefined || query.cursor !== undefined) {
    return setNextLink(call, pageOf(catalog.products, query)).map(toSummary);
  }
  const { summaries, json, etag } = productList(catalog);
  reply.header('etag', etag);
  if (request.headers['if-none-match']?.includes(etag)) reply.code(304);
  else reply.type('application/json; charset=utf-8').serializer(() => json);
  return summaries;
};

export const getProduct: Handler<'getProduct'> = async ({ params }, { catalog }) => {
  const product = productBySlugOrId(await catalog.get(), params.slug);
  if (!product) throw new NotFound('Product not found');
  return toProduct(product);
};

export const listCategories: Handler<'listCategories'> = async (call, { catalog }) => {
  const { categories } = await catalog.get();
  return setNextLink(call, pageOf(categories, call.query)).map(({ id, name }) => ({
    id,
    category_name: name,
  }));
};
