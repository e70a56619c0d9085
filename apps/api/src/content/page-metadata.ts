import type { Catalogue } from '../catalog/catalogue.ts';
import type { components } from '../http/schema.d.ts';
import type { Content } from './content.ts';
import { pageTexts } from './page-texts.ts';

type PageMetadata = components['schemas']['PageMetadata'];

const socialImage = '/pictures/banners/1.svg';

/** Title, description and social picture of every public page, by path; '/' is the fallback. */
export function pageMetadata(catalogue: Catalogue, content: Content): Record<string, PageMetadata> {
  const pages: Record<string, PageMetadata> = {};
  const add = (path: string, title: string, description: string, image = socialImage) => {
    pages[path] = {
      title,
      description: shortened(description),
      canonical_url: path,
      og_image: image,
      twitter_card: 'summary_large_image',
    };
  };
  for (const [path, { title, description }] of Object.entries(pageTexts)) {
    add(path, title, description);
  }
  for (const { id, category_name: name } of catalogue.categories) {
    const description = `${name} made by Parinda: prices, reviews and delivery across India.`;
    add(`/category/${name}`, `${name} | Parinda`, description);
    // The same page under its number: one address for search engines.
    pages[`/category/${id}`] = pages[`/category/${name}`] as PageMetadata;
  }
  for (const { slug, title, short_desc, image1 } of catalogue.summaries) {
    add(`/products/${slug}`, `${title} | Parinda`, short_desc, image1 ?? socialImage);
  }
  for (const { slug, title, content: html } of content.blogs) {
    const withoutTitle = html.replace(/<h1[^>]*>.*?<\/h1>/is, '');
    const image = /<img[^>]+src="([^"]+)"/i.exec(html)?.[1];
    add(`/blogs/${slug}`, `${title} | Parinda`, plainText(withoutTitle), image);
  }
  return pages;
}

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Search engines show about 155 characters. */
function shortened(text: string): string {
  if (text.length <= 155) return text;
  return `${text.slice(0, 154).replace(/\s+\S*$/, '')}…`;
}
