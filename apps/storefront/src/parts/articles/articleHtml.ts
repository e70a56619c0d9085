import { blogSnippet } from '../../shared/business.ts';
import { hasStop } from '../../shared/seo/hasStop.ts';
import { articleWindow, isLoadable } from './articleDom.ts';
import { articleMarkup } from './articleMarkup.ts';

const fallbackTitle = 'Blog Title';
const blocks = 'p, h1, h2, h3, h4, h5, h6, li, br, div, blockquote, pre, figcaption, td, th';

/** Parses without rendering, so that no script runs and nothing is fetched. */
const parse = (html: string) =>
  new (articleWindow().DOMParser)().parseFromString(articleMarkup(html), 'text/html');

/** A heading needs a stop before the text that follows it on the same line. */
const headings = 'h1, h2, h3, h4, h5, h6';

const oneLine = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

/** Returns the address of the first image that the page may load, for the card (1 §2). */
export function firstImage(html: string): string | undefined {
  const images = parse(html).querySelectorAll('img[src]:not([src=""])');
  const addresses = [...images].map((image) => image.getAttribute('src') ?? '');
  return addresses.find((address) => isLoadable(address, true));
}

/**
 * Returns at most 250 characters of an article's plain text, followed by '...' (1 §2). Leaves out
 * the title, which the card shows above, and cuts between words.
 */
export function snippet(html: string): string {
  const { body } = parse(html);
  for (const element of body.querySelectorAll('script, noembed')) element.remove();
  body.querySelector('h1')?.remove();
  for (const heading of body.querySelectorAll(headings)) {
    if (!hasStop(heading.textContent ?? '')) heading.append('.');
  }
  // The space keeps the last word of a paragraph apart from the first word of the next.
  for (const element of body.querySelectorAll(blocks)) element.after(' ');
  const characters = [...oneLine(body.textContent)];
  const start = characters.slice(0, blogSnippet).join('');
  if (characters.length <= blogSnippet) return start && `${start}...`;
  const isCutInWord = characters[blogSnippet] !== ' ';
  return `${(isCutInWord ? start.replace(/\s\S*$/, '') : start).trimEnd()}...`;
}

/** Splits an article into the title from its first h1 and the HTML without that h1 (1 §2). */
export function splitTitle(html: string): { title: string; html: string } {
  const { body } = parse(html);
  const heading = body.querySelector('h1');
  heading?.remove();
  return { title: oneLine(heading?.textContent) || fallbackTitle, html: body.innerHTML.trim() };
}
