import type { Blog, ProductSummary } from '@parinda/api-client';
import { href } from '../../shared/routing/paths.ts';
import { newestFirst } from './blogOrder.ts';

/** Related articles or products that a page shows at most. */
const most = 3;

const linksTo = ({ content }: Blog, path: string): boolean => content.includes(`href="${path}"`);

/** Returns the products that an article links to. */
export const productsIn = (blog: Blog, products: readonly ProductSummary[]): ProductSummary[] =>
  products.filter(({ slug }) => linksTo(blog, href('product', { slug }))).slice(0, most);

/** Returns the articles that link to a product or to its category, newest first. */
export function articlesAbout(
  { slug, category }: Pick<ProductSummary, 'slug' | 'category'>,
  blogs: readonly Blog[],
): Blog[] {
  const paths = [href('product', { slug }), href('category', { categoryName: category })];
  const found = blogs.filter((blog) => paths.some((path) => linksTo(blog, path)));
  return newestFirst(found).slice(0, most);
}
