import { api } from '@parinda/api-client';
import { findCategory } from '../model/catalogue/findCategory.ts';
import type { PathName } from '../shared/routing/paths.ts';

/** A query endpoint of the API client, such as `api.endpoints.listProducts`. */
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

/** Fetches a query unless it is cached; resolves to undefined when it fails. */
export type Read = <Arg, Data>(
  endpoint: Endpoint<Arg, Data>,
  arg: Arg,
) => Promise<Data | undefined>;

export interface PageRequest {
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
  read: Read;
  /** Fetches data that the page can do without: the menu's categories, a product's reviews. */
  readAside: Read;
}

/** @returns false when the record in the path does not exist */
type PageReads = (request: PageRequest) => Promise<boolean>;

const {
  getCapabilities,
  getProduct,
  listBlogs,
  listCategories,
  listGallery,
  listProducts,
  listReviews,
} = api.endpoints;

const products: PageReads = async ({ read }) => {
  await read(listProducts, undefined);
  return true;
};

const capabilities: PageReads = async ({ readAside }) => {
  await readAside(getCapabilities, undefined);
  return true;
};

const reads: Partial<Record<PathName, PageReads>> = {
  home: products,
  products,
  search: products,
  offers: products,
  signup: capabilities,
  resetPassword: capabilities,
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
 * Fetches the data of the shell and a page: on the server before rendering, in the browser as
 * prefetch for a link.
 *
 * @returns whether the page exists, including the record in its path
 */
export async function readPage(name: PathName | undefined, request: PageRequest): Promise<boolean> {
  const ofPage = (name && reads[name]) ?? (async () => name !== undefined);
  const [isFound] = await Promise.all([
    ofPage(request),
    request.readAside(listCategories, undefined),
  ]);
  return isFound;
}
