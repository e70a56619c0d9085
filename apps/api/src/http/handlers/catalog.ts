import { productBySlugOrId } from '../../domain/catalog/find-product.ts';
import { NotFound } from '../../domain/errors.ts';
import type { Handler } from '../operation.ts';
import { productList, toProduct } from '../wire/product.ts';

export const listProducts: Handler<'listProducts'> = async ({ request, reply }, { catalogue }) => {
  const { summaries, etag } = productList(await catalogue.get());
  reply.headers({ etag, 'cache-control': 'no-cache' });
  if (request.headers['if-none-match']?.includes(etag)) reply.code(304);
  return reply.statusCode === 304 ? [] : summaries;
};

export const getProduct: Handler<'getProduct'> = async ({ params }, { catalogue }) => {
  const product = productBySlugOrId(await catalogue.get(), params.slug);
  if (!product) throw new NotFound('Product not found');
  return toProduct(product);
};

export const listCategories: Handler<'listCategories'> = async (_call, { catalogue }) =>
  (await catalogue.get()).categories.map(({ id, name }) => ({ id, category_name: name }));
