import { brand } from '@parinda/brand';
import type { Catalogue } from '../catalog/catalogue.ts';
import type { Content } from './content.ts';
import { plainText } from './plain-text.ts';

/** In the form of the storefront's seo-json/seo.json. */
export interface PageMetadata {
  title: string;
  description: string;
  canonical_url: string;
  og_image: string;
  twitter_card: string;
}

/** By path; '/' is the fallback. */
export type Pages = Record<string, PageMetadata>;

/** Social networks show no SVG. */
const isSocialImage = (url: string | undefined) => url && !url.endsWith('.svg');

/** The site's own pages, and one for every category, product and article. */
export function pageMetadata(site: Pages, catalogue: Catalogue, content: Content): Pages {
  const pages: Pages = { ...site };
  const home = site['/'];
  const add = (path: string, title: string, description: string, image?: string) => {
    pages[path] = {
      title: `${title} | ${brand.name}`,
      description: shortened(description),
      canonical_url: path,
      og_image: (isSocialImage(image) && image) || (home?.og_image ?? ''),
      twitter_card: home?.twitter_card ?? 'summary',
    };
  };
  for (const { id, name } of catalogue.categories) {
    const path = `/category/${encodeURIComponent(name)}`;
    add(path, name, `${name} from ${brand.name}: prices, reviews and delivery all over India.`);
    // The same page under its number: one address for search engines.
    pages[`/category/${id}`] = pages[path] as PageMetadata;
  }
  for (const { slug, title, shortDesc, images } of catalogue.products) {
    add(`/products/${encodeURIComponent(slug)}`, title, shortDesc, images[0]);
  }
  for (const { slug, title, content: html } of content.blogs) {
    const image = /<img[^>]+src="([^"]+)"/i.exec(html)?.[1];
    const text = plainText(html.replace(/<h1[^>]*>.*?<\/h1>/is, ''));
    add(`/blogs/${encodeURIComponent(slug)}`, title, text, image);
  }
  return pages;
}

/** Search engines show about 155 characters. */
function shortened(text: string): string {
  if (text.length <= 155) return text;
  return `${text.slice(0, 154).replace(/\s+\S*$/, '')}…`;
}
