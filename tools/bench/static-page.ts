import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const styles = readFileSync(new URL('static-page.css', import.meta.url), 'utf8')
  .replace(/\/\*.*?\*\/\s*/gs, '')
  .replace(/\s*([{};,])\s*/g, '$1')
  .trim();

/**
 * A page of the shop as somebody would write it by hand: the same texts, links and pictures, a few
 * kB of style, no script.
 *
 * @param page any, for its parser
 * @param html as the shop has rendered it
 */
export async function staticPage(page: Page, html: string): Promise<string> {
  const body = await page.evaluate((text) => {
    const { body } = new DOMParser().parseFromString(text, 'text/html');
    // A loader over the page is none of its texts.
    const extra = 'script, style, noscript, [role=status]';
    for (const element of body.querySelectorAll(extra)) element.remove();
    const comments = document.createNodeIterator(body, NodeFilter.SHOW_COMMENT);
    for (let one = comments.nextNode(); one; one = comments.nextNode()) {
      one.parentNode?.removeChild(one);
    }
    for (const element of body.querySelectorAll('*')) {
      for (const { name } of [...element.attributes]) {
        if (/^(class|style|xmlns|data-.*)$/.test(name)) element.removeAttribute(name);
      }
    }
    return body.innerHTML;
  }, html);
  const title = /<title>[^<]*<\/title>/.exec(html)?.[0] ?? '<title>Shop</title>';
  return `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/favicon.svg" type="image/svg+xml">${title}<style>${styles}</style></head><body>${body}</body></html>`;
}
