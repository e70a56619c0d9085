import type { Product, Review } from '@parinda/api-client';
import { byPercentOff } from '../../../src/features/offers/byPercentOff.ts';
import { findCategory } from '../../../src/model/catalogue/findCategory.ts';
import { breadcrumbs } from '../../../src/model/json-ld/breadcrumbs.ts';
import {
  articleCrumb,
  blogsCrumb,
  categoryCrumb,
  productCrumb,
  productsCrumb,
} from '../../../src/model/json-ld/crumbs.ts';
import { productPage } from '../../../src/model/json-ld/productPage.ts';
import { newestFirst } from '../../../src/parts/articles/blogOrder.ts';
import { faqs } from '../../../src/parts/faqs/faqs.ts';
import type { PathName } from '../../../src/shared/routing/paths.ts';
import { type Route, routeOf } from '../../../src/shared/routing/route.ts';
import { isIndexed } from '../../../src/shared/seo/indexing.ts';
import { findBlog, findProduct } from '../find-record.ts';
import type { SiteContent } from '../site-content.ts';
import { blogPosting } from './blog-posting.ts';
import { faqPage } from './faq-page.ts';
import { itemList } from './item-list.ts';
import { organization } from './organization.ts';
import { webSite } from './web-site.ts';

export interface LinkedPage {
  /** The requested URL. */
  url: string;
  origin: string;
  content: SiteContent;
  /** The product as its page shows it, if it was read: with more images than in lists. */
  product?: Product | undefined;
  reviews?: readonly Review[] | undefined;
}

type Describe = (page: LinkedPage, route: Route) => object[];

const describe: Partial<Record<PathName, Describe>> = {
  home: ({ origin }) => [organization(origin), webSite(origin)],
  about: ({ origin }) => [organization(origin)],
  contact: ({ origin }) => [organization(origin)],
  faqs: () => [faqPage(faqs)],
  products: ({ content, origin }) => [
    itemList(productsCrumb.name, content.products.map(productCrumb), origin),
  ],
  offers: ({ content, origin }) => [
    itemList('Offers', byPercentOff(content.products).map(productCrumb), origin),
  ],
  blogs: ({ content, origin }) => [
    itemList(blogsCrumb.name, newestFirst(content.blogs).map(articleCrumb), origin),
  ],
  category: describeCategory,
  product: describeProduct,
  blog: describeArticle,
};

/** Returns the data blocks of a page for search engines; none when it is missing or unindexed. */
export function jsonLdOf(page: LinkedPage): object[] {
  const route = routeOf(page.url);
  if (!route || !isIndexed(page.url)) return [];
  return describe[route.name]?.(page, route) ?? [];
}

function describeCategory({ content, origin }: LinkedPage, { last }: Route): object[] {
  const category = findCategory(content.categories, last);
  if (!category) return [];
  const name = category.name.toLowerCase();
  const inside = content.products.filter((each) => each.category.toLowerCase() === name);
  return [
    itemList(category.name, inside.map(productCrumb), origin),
    breadcrumbs([productsCrumb, categoryCrumb(category.name)], origin),
  ];
}

function describeProduct(page: LinkedPage, { last }: Route): object[] {
  const { content, origin, reviews = [] } = page;
  const shown = page.product ?? findProduct(content, last);
  return shown ? productPage(shown, reviews, content.categories, origin) : [];
}

function describeArticle({ content, origin }: LinkedPage, { last }: Route): object[] {
  const blog = findBlog(content, last);
  if (!blog) return [];
  return [blogPosting(blog, origin), breadcrumbs([blogsCrumb, articleCrumb(blog)], origin)];
}
