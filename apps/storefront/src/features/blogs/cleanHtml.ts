import createDOMPurify from 'dompurify';
import { articleDom } from './articleDom.ts';

let purify: ReturnType<typeof createDOMPurify> | undefined;

/** An article's HTML without anything that could run, restyle the page or ask for input. */
export function cleanHtml(html: string): string {
  purify ??= createDOMPurify(articleDom());
  return purify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea'],
    FORBID_ATTR: ['style', 'class'],
  });
}
