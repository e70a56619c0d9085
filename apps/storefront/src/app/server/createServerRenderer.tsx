import { type ApiEnvironment, api, type Product, type Review } from '@parinda/api-client';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { type ArticleDom, bringArticleDom } from '../../features/blogs/articleDom.ts';
import { FirstView } from '../../hydration/firstView.ts';
import { RenderedParts } from '../../hydration/renderedParts.ts';
import type { ServedPage } from '../../hydration/servedPage.ts';
import { rootReducer } from '../../model/rootReducer.ts';
import { createShopStore } from '../../model/store.ts';
import { Shop } from '../App.tsx';
import { pageAt } from '../pageAt.ts';
import { readPage } from '../pageReads.ts';
import { type PageReader, publicData } from './publicData.ts';

const { listProducts, listCategories, listBlogs, listGallery } = api.endpoints;

/** More products than this are not sent along with a page: the browser asks for them itself. */
const mostProducts = 200;

export interface RenderedPage {
  /** What stands in #root. */
  html: string;
  served: ServedPage;
  /** What the page of a product shows, for search engines. */
  product: Product | undefined;
  reviews: Review[] | undefined;
  /** `missing`: nothing is there; `failed`: the API could not be read. */
  outcome: 'found' | 'missing' | 'failed';
  /** Something that it can do without could not be read. */
  isPartial: boolean;
}

export interface RendererEnvironment
  extends Pick<ApiEnvironment, 'baseUrl' | 'fetch' | 'timeoutMs'> {
  /** Articles are parsed; a DOM is large and slow to load, and few pages need one. */
  loadDom: () => Promise<ArticleDom>;
}

/**
 * Renders the shop as a visitor without a session and with an empty cart sees it.
 *
 * @param environment how the API is reached from here
 */
export function createServerRenderer({ loadDom, ...environment }: RendererEnvironment) {
  const newReader = publicData(environment);

  return {
    /** What the shop consists of; what cannot be read is empty, and then `isWhole` is false. */
    async readContent() {
      const { read, hasFailed } = newReader();
      const [products = [], categories = [], blogs = [], gallery = []] = await Promise.all([
        read(listProducts, undefined),
        read(listCategories, undefined),
        read(listBlogs, {}),
        read(listGallery, undefined),
      ]);
      return { products, categories, blogs, gallery, isWhole: !hasFailed() };
    },
    /** @param address path and query, as `/products?max=500` */
    async render(address: string): Promise<RenderedPage> {
      const { pathname, search, searchParams } = new URL(address, 'http://shop.invalid');
      const page = pageAt(pathname);
      const reader = newReader();
      if (page?.name === 'blog' || page?.name === 'blogs') bringArticleDom(await loadDom());
      const isFound = await readPage(page?.name, {
        params: page?.params ?? {},
        query: searchParams,
        read: reader.read,
        readAside: reader.readAside,
      });
      const renderedAt = Date.now();
      const { html, parts } = await renderShop(pathname + search, reader, renderedAt);
      const outcome = reader.hasFailed() ? 'failed' : isFound ? 'found' : 'missing';
      return {
        html,
        outcome,
        isPartial: reader.hasFailedAside(),
        product: reader.answerOf('getProduct') as Product | undefined,
        reviews: reader.answerOf('listReviews') as Review[] | undefined,
        served: { renderedAt, parts, ...answersOf(reader) },
      };
    },
  };
}

async function renderShop(location: string, { used }: PageReader, renderedAt: number) {
  const state = rootReducer(undefined, { type: '' });
  const store = createShopStore({
    baseUrl: '',
    pincodeBaseUrl: '',
    preloadedState: { ...state, api: { ...state.api, queries: used() } },
  });
  const parts = new Set<string>();
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <Provider store={store}>
        <StaticRouter location={location}>
          <FirstView value={renderedAt}>
            <RenderedParts value={parts}>
              <Shop />
            </RenderedParts>
          </FirstView>
        </StaticRouter>
      </Provider>
    </StrictMode>,
    // Whole, in its place: what comes later would need a script to be put there.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  let html = '';
  for await (const piece of prelude) html += piece;
  return { html, parts: [...parts] };
}

/** What the browser shall not ask for a second time. */
function answersOf({
  used,
}: PageReader): Pick<ServedPage, 'answers' | 'leavesOutProducts' | 'failed'> {
  const queries = used();
  const failed = Object.fromEntries(
    Object.entries(queries).filter(([, query]) => query?.data === undefined),
  );
  const answers = Object.values(queries).flatMap((query) => {
    if (!query?.endpointName || query.data === undefined) return [];
    const { endpointName, originalArgs: arg, data: value } = query;
    return { endpointName, arg, value };
  });
  const sent = answers.filter(
    ({ endpointName, value }) =>
      endpointName !== 'listProducts' || (value as unknown[]).length <= mostProducts,
  );
  return { answers: sent, leavesOutProducts: sent.length < answers.length, failed };
}
