import { escapeHtml } from '@parinda/server-kit/escape-html';
import { type BuiltSite, hashSource } from '../built-site.ts';
import type { InlineHashes } from './page-policy.ts';

export interface DocumentParts {
  /** Title, description and what else search engines and chats read. */
  head: string;
  /** The rendered page; '' leaves all to the browser. */
  html: string;
  /** Data blocks by their ids. */
  data: Record<string, unknown>;
  /** Files of the lazy parts in the HTML. */
  parts: readonly string[];
  /** Hosts that are called soon. */
  preconnect: readonly string[];
}

/** One that react-aria would otherwise add by itself, which the page's policy forbids. */
const pressable =
  '<style id="react-aria-pressable-style">@layer{[data-react-aria-pressable]{touch-action:pan-x pan-y pinch-zoom}}</style>';

/** Data, not a script: nothing in it can end the block or run. */
function dataBlock(id: string, value: unknown): string {
  const json = JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script type="application/json" id="${id}">${json}</script>`;
}

/**
 * The page as a whole document: its styles in it, so that it is seen with the first answer. Fonts are
 * not preloaded: browsers hold the first paint back for those, 200 ms on a phone.
 */
export function pageDocument(site: BuiltSite, page: DocumentParts): string {
  const { scripts, styles } = site.filesOf(page.parts);
  const [entry = '', ...imported] = scripts;
  return filledTemplate(site.template, page, [
    ...page.preconnect.map((origin) => `<link rel="preconnect" href="${origin}" crossorigin />`),
    `<style>${styles.map(site.styleText).join('\n')}</style>`,
    // Vite finds them before it would load a lazy part's styles a second time. Disabled they are not
    // applied; for no medium they are not fetched either.
    ...styles.map(
      (href) => `<link rel="stylesheet" href="${escapeHtml(href)}" media="not all" disabled />`,
    ),
    // The page is readable without scripts: pictures and fonts go first.
    `<script type="module" crossorigin fetchpriority="low" src="${entry}"></script>`,
    ...imported.map(
      (href) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${href}" />`,
    ),
  ]);
}

/**
 * @param template index.html, with room for head, page and data
 * @param tags what is loaded beside the page
 */
export function filledTemplate(
  template: string,
  { head, html, data }: Pick<DocumentParts, 'head' | 'html' | 'data'>,
  tags: readonly string[],
): string {
  const blocks = Object.entries(data).map(([id, value]) => dataBlock(id, value));
  return template
    .replace('<!--head-->', () => [head, pressable, ...tags].join('\n    '))
    .replace('<!--page-->', () => html)
    .replace('<!--data-->', () => blocks.join('\n    '));
}

const asWritten = (text: string): string =>
  text.replace(/&(amp|quot|lt|gt|#x27|#39);/g, (_, name: string) => {
    const characters: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>' };
    return characters[name] ?? "'";
  });

/** Hashes of all scripts and styles that stand in a document. */
export function inlineHashes(document: string): InlineHashes {
  const found = (pattern: RegExp, read = (text: string) => text) => [
    ...new Set([...document.matchAll(pattern)].map(([, text = '']) => hashSource(read(text)))),
  ];
  return {
    scripts: found(/<script>([\s\S]*?)<\/script>/g),
    elements: found(/<style[^>]*>([\s\S]*?)<\/style>/g),
    attributes: found(/<[a-z][^<>]*\sstyle="([^"]*)"/g, asWritten),
  };
}
