import { brand } from '@parinda/brand';
import { escapeHtml } from '@parinda/server-kit/escape-html';
import { type BuiltSite, hashSource } from '../built-site.ts';
import type { InlineHashes } from './page-policy.ts';

export interface DocumentParts {
  /** Metadata for search engines and chat previews. */
  head: string;
  /** The rendered page; '' lets the browser render it. */
  html: string;
  /** Data blocks by their ids. */
  data: Record<string, unknown>;
  /** Files of the lazy parts in the HTML. */
  parts: readonly string[];
  /** Origins that the page calls soon. */
  preconnect: readonly string[];
}

/** A style that React Aria would otherwise inject, which the page's policy forbids. */
const pressable =
  '<style id="react-aria-pressable-style">@layer{[data-react-aria-pressable]{touch-action:pan-x pan-y pinch-zoom}}</style>';

const [phone] = brand.phones;

/** index.html shows this in browsers below the floor, where the page is only its HTML. */
const unsupported = `Your browser is too old, so cart, account and forms do not work. You can read every page, search and filter. To order, update your browser, call us at <a href="tel:${phone.replaceAll(' ', '')}">${phone}</a> or write to <a href="mailto:${brand.email}">${brand.email}</a>.`;

/** Returns a data block; its content is escaped and cannot run. */
function dataBlock(id: string, value: unknown): string {
  const json = JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script type="application/json" id="${id}">${json}</script>`;
}

/**
 * Returns the whole document, with styles inline for a fast first paint. Fonts are not preloaded,
 * as browsers then delay the first paint (by 200 ms on a phone).
 */
export function pageDocument(site: BuiltSite, page: DocumentParts): string {
  const { scripts, styles } = site.filesOf(page.parts);
  // index.html loads these scripts.
  const data = { ...page.data, scripts };
  return filledTemplate(site.template, { ...page, data }, [
    ...page.preconnect.map((origin) => `<link rel="preconnect" href="${origin}" crossorigin />`),
    `<style>${styles.map(site.styleText).join('\n')}</style>`,
    // Vite finds these links and does not load a lazy part's styles again. `disabled` keeps them
    // from being applied, `media` from being fetched.
    ...styles.map(
      (href) => `<link rel="stylesheet" href="${escapeHtml(href)}" media="not all" disabled />`,
    ),
  ]);
}

/**
 * Fills the template with head, page and data.
 *
 * @param template index.html with its placeholders
 * @param tags styles and links of the page; in development also its scripts
 */
export function filledTemplate(
  template: string,
  { head, html, data }: Pick<DocumentParts, 'head' | 'html' | 'data'>,
  tags: readonly string[],
): string {
  const blocks = Object.entries(data).map(([id, value]) => dataBlock(id, value));
  return template
    .replace('<!--head-->', () => [head, pressable, ...tags].join('\n    '))
    .replace('<!--unsupported-->', () => unsupported)
    .replace('<!--page-->', () => html)
    .replace('<!--data-->', () => blocks.join('\n    '));
}

const asWritten = (text: string): string =>
  text.replace(/&(amp|quot|lt|gt|#x27|#39);/g, (_, name: string) => {
    const characters: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>' };
    return characters[name] ?? "'";
  });

const hashesOf = (text: string, pattern: RegExp, read = (source: string) => source): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, source = '']) => hashSource(read(source)))),
];

/** Returns the hashes of the inline scripts of index.html; a script in a page's content has none. */
export const scriptHashes = (template: string): string[] =>
  hashesOf(template, /<script>([\s\S]*?)<\/script>/g);

/** Returns the hashes of all inline styles of a document. */
export const styleHashes = (document: string): Omit<InlineHashes, 'scripts'> => ({
  elements: hashesOf(document, /<style[^>]*>([\s\S]*?)<\/style>/g),
  attributes: hashesOf(document, /<[a-z][^<>]*\sstyle="([^"]*)"/g, asWritten),
});
