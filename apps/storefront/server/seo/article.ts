import type { Blog } from '@parinda/api-client';
import { plainText, shortened } from './plain-text.ts';

/** Returns the start of an article's text without the title, which is shown above it. */
export const articleSummary = ({ content }: Blog): string =>
  shortened(plainText(withoutTitle(content)));

function withoutTitle(html: string): string {
  const start = html.search(/<h1\b[^<>]*>/i);
  const length = html.slice(start).search(/<\/h1>/i);
  return start < 0 || length < 0
    ? html
    : html.slice(0, start) + html.slice(start + length + '</h1>'.length);
}

/** Returns the URL of an article's first image (1 §2). */
export function articleImage({ content }: Blog): string | undefined {
  const address = /<img\b[^<>]*?\ssrc=(["'])([^"'<>]+)\1/i.exec(content)?.[2];
  return address?.replaceAll('&amp;', '&');
}
