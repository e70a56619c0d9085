import type { Blog, PageMetadata, ProductSummary } from '@parinda/api-client';
import { brand } from '@parinda/brand';
import { href, type PathName } from '../../src/shared/routing/paths.ts';
import { pageNotFound, productNotFound } from '../../src/shared/seo/notFound.ts';
import { articleSummary } from './article.ts';
import { shortened } from './plain-text.ts';
import { socialPicturePath } from './social-picture-path.ts';

/** Metadata of one page; the home entry fills missing fields (1 §2). */
export type OwnMetadata = Pick<PageMetadata, 'title' | 'canonical_url'> & Partial<PageMetadata>;

const titled = (title: string) => `${title} | ${brand.name}`;

export const productMetadata = ({ slug, title, shortDescription }: ProductSummary) => ({
  title: titled(title),
  description: shortened(shortDescription),
  canonical_url: href('product', { slug }),
  og_image: socialPicturePath('product', slug),
  twitter_card: 'summary_large_image',
});

export const articleMetadata = (blog: Blog) => ({
  title: titled(blog.title),
  description: articleSummary(blog),
  canonical_url: href('blog', { id: blog.slug }),
  og_image: socialPicturePath('article', blog.slug),
  twitter_card: 'summary_large_image',
});

export const categoryMetadata = (name: string) => ({
  title: titled(name),
  description: `${name} from ${brand.name}: prices, reviews and delivery all over India.`,
  canonical_url: href('category', { categoryName: name }),
});

/** The title matches the one of the search page (1 §2). */
export const searchMetadata = (query: string, path: string) => ({
  title: titled(`Search Results for "${query}"`),
  canonical_url: path,
});

/** The texts match the storefront's not-found pages. */
export function missingMetadata(name: PathName | undefined, path: string) {
  const { title, description } = name === 'product' ? productNotFound : pageNotFound;
  return { title: titled(title), description, canonical_url: path };
}
