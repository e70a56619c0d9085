import type { Blog } from '@parinda/api-client';
import { brand } from '@parinda/brand';
import { href } from '../../../src/shared/routing/paths.ts';
import { absoluteUrl } from '../../../src/shared/seo/absoluteUrl.ts';
import { readableDate } from '../../../src/shared/time/readableDate.ts';
import { articleImage, articleSummary } from '../article.ts';
import { canonicalUrl } from '../canonical.ts';
import { socialPicturePath } from '../social-picture-path.ts';

/** Returns the block of an article, whose author is the company itself (1 §2 Blogs). */
export function blogPosting(blog: Blog, origin: string) {
  const url = canonicalUrl(href('blog', { id: blog.slug }), origin);
  const image = articleImage(blog) ?? socialPicturePath('article', blog.slug);
  const shop = {
    '@type': 'Organization',
    name: brand.name,
    url: canonicalUrl('/', origin),
  } as const;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: blog.title,
    description: articleSummary(blog) || undefined,
    url,
    mainEntityOfPage: url,
    image: absoluteUrl(image, origin),
    datePublished: readableDate(blog.createdAt),
    inLanguage: 'en-IN',
    author: shop,
    publisher: shop,
  };
}
