import { api } from '@parinda/api-client';
import { findCategory } from '../model/catalogue/findCategory.ts';
import type { PathName } from '../shared/routing/paths.ts';

/** A read of the API client, as `api.endpoints.listProducts`. */
export interface Endpoint<Arg, Data> {
  initiate: (
    arg: Arg,
    options?: { subscribe?: boolean; forceRefetch?: number },
  ) => (dispatch: never, getState: never, extra: unknown) => Answer<Data>;
}
export type Answer<Data> = PromiseLike<{ data?: Data }> & {
  queryCacheKey: string;
  requestId: string;
};

/** Asks, unless the answer is there; undefined when it failed. */
export type Read = <Arg, Data>(
  endpoint: Endpoint<Arg, Data>,
  arg: Arg,
) => Promise<Data | undefined>;

export interface PageRequest {
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
  read: Read;
  /** Reads what the page can do without: the menu's categories, a product's reviews. */
  readAside: Read;
}

/** @returns false when what the path names is not there */
type PageReads = (request: PageRequest) => Promise<boolean>;

const { listProducts, listCategories, getProduct, listReviews, listBlogs, listGallery } =
  api.endpoints;

const products: PageReads = async ({ read }) => {
  await read(listProducts, undefined);
  return true;
};

const reads: Partial<Record<PathName, PageReads>> = {
  home: products,
  products,
  search: products,
  offers: products,
  category: async ({ params: { categoryName = '' }, read }) => {
    const [categories] = await Promise.all([
      read(listCategories, undefined),
      read(listProducts, undefined),
    ]);
    return !categories || findCategory(categories, categoryName) !== undefined;
  },
  product: async ({ params: { slug = '' }, read, readAside }) => {
    const product = await read(getProduct, { slug });
    if (product) await readAside(listReviews, { productId: product.id });
    return product !== undefined;
  },
  modal: async ({ query, read }) => {
    const wanted = query.get('slug')?.trim();
    const list = wanted ? [] : await read(listProducts, undefined);
    const slug = wanted || list?.find(({ isBestseller }) => isBestseller)?.slug;
    if (slug) await read(getProduct, { slug });
    return true;
  },
  gallery: async ({ read }) => {
    await read(listGallery, undefined);
    return true;
  },
  blogs: async ({ read }) => {
    await read(listBlogs, {});
    return true;
  },
  blog: async ({ params: { id: slug = '' }, read }) => {
    const [found] = await Promise.all([read(listBlogs, { slug }), read(listBlogs, {})]);
    return found?.length !== 0;
  },
};

/**
 * Reads what the shell and a page show: on the server before it is rendered, in the browser when a
 * link to it is about to be followed.
 *
 * @returns whether there is a page, and what its path names is there
 */
export async function readPage(name: PathName | undefined, request: PageRequest): Promise<boolean> {
  const ofPage = (name && reads[name]) ?? (async () => name !== undefined);
  const [isFound] = await Promise.all([
    ofPage(request),
    request.readAside(listCategories, undefined),
  ]);
  return isFound;
}
