import { brand } from '@parinda/brand';
import type { components } from '../../http/schema.d.ts';
import type { Catalogue } from '../catalog/catalogue.ts';
import type { Content } from './content.ts';
import { plainText } from './plain-text.ts';

export type PageMetadata = components['schemas']['PageMetadata'];

/** By path; '/' is the fallback. */
export type Pages = Record<string, PageMetadata>;

/** Social networks show no SVG. */
const isSocialImage = (url: string | null | undefined) => url && !url.endsWith('.svg');

/** The site's own pages, and one for every category, product and article. */
export function pageMetadata(site: Pages, catalogue: Catalogue, content: Content): Pages {
  const pages: Pages = { ...site };
  const home = site['/'];
  const add = (path: string, title: string, description: string, image?: string | null) => {
    pages[path] = {
      title: `${title} | ${brand.name}`,
      description: shortened(description),
      canonical_url: path,
      og_image: (isSocialImage(image) && image) || (home?.og_image ?? ''),
      twitter_card: home?.twitter_card ?? 'summary',
    };
  };
  for (const { id, category_name: name } of catalogue.categories) {
    const path = `/category/${encodeURIComponent(name)}`;
    add(path, name, `${name} from ${brand.name}: prices, reviews and delivery all over India.`);
    // The same page under its number: one address for search engines.
    pages[`/category/${id}`] = pages[path] as PageMetadata;
  }
  for (const { slug, title, short_desc, image1 } of catalogue.summaries) {
    add(`/products/${encodeURIComponent(slug)}`, title, short_desc, image1);
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
