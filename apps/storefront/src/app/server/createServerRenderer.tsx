import { type ApiEnvironment, api, type Product, type Review } from '@parinda/api-client';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { FirstView } from '../../hydration/firstView.ts';
import { RenderedParts } from '../../hydration/renderedParts.ts';
import type { ServedPage } from '../../hydration/servedPage.ts';
import { rootReducer } from '../../model/rootReducer.ts';
import { createShopStore } from '../../model/store.ts';
import { type ArticleDom, bringArticleDom } from '../../parts/articles/articleDom.ts';
import { Shop } from '../App.tsx';
import { pageAt } from '../pageAt.ts';
import { readPage } from '../pageReads.ts';
import { type PageReader, publicData } from './publicData.ts';

const { listProducts, listCategories, listBlogs, listGallery } = api.endpoints;

/** A longer list is not embedded in the page: the browser fetches it itself. */
const mostProducts = 200;

export interface RenderedPage {
  /** The content of #root. */
  html: string;
  served: ServedPage;
  /** The product of a product page, for search engines. */
  product: Product | undefined;
  reviews: Review[] | undefined;
  /** `missing`: the record does not exist; `failed`: the API could not be read. */
  outcome: 'found' | 'missing' | 'failed';
  /** Optional data could not be read. */
  isPartial: boolean;
}

export interface RendererEnvironment
  extends Pick<ApiEnvironment, 'baseUrl' | 'fetch' | 'timeoutMs'> {
  /** Loads a DOM for parsing articles: it is large and slow, and few pages need it. */
  loadDom: () => Promise<ArticleDom>;
}

/**
 * Renders the storefront for a visitor without a session and with an empty cart.
 *
 * @param environment how this server reaches the API
 */
export function createServerRenderer({ loadDom, ...environment }: RendererEnvironment) {
  const newReader = publicData(environment);

  return {
    /** Reads the catalog; a list that fails is empty, and then `isWhole` is false. */
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
    /** @param address path and query, such as `/products?max=500` */
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
    // Keeps all content in place: later chunks would need a script to be inserted.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  let html = '';
  for await (const piece of prelude) html += piece;
  return { html, parts: [...parts] };
}

/** Selects the responses to embed, so that the browser does not fetch them again. */
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
