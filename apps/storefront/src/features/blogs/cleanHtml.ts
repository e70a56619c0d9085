import DOMPurify from 'dompurify';

/** An article's HTML without anything that could run, restyle the page or ask for input. */
export const cleanHtml = (html: string): string =>
  DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea'],
    FORBID_ATTR: ['style', 'class'],
  });
