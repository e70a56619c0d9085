import createDOMPurify from 'dompurify';
import { articleWindow, isLoadable } from './articleDom.ts';
import { articlePolicy } from './articleMarkup.ts';

/** Of what the page is found by: the first element of an id is the one that counts. */
const idsOfPage = /^(?:root|main|scripts|shop-config|served-page)$/;

function newPurify() {
  const purify = createDOMPurify(articleWindow());
  purify.addHook('uponSanitizeAttribute', ({ nodeName }, data) => {
    const { attrName, attrValue } = data;
    const isLoaded = attrName === 'src' || attrName === 'poster';
    if (isLoaded && !isLoadable(attrValue, nodeName === 'IMG')) data.keepAttr = false;
    if (attrName === 'id' && idsOfPage.test(attrValue)) data.keepAttr = false;
  });
  return purify;
}

let purify: ReturnType<typeof newPurify> | undefined;

/**
 * An article's HTML without anything that could run, restyle the page, ask for input, or be loaded
 * from where the page loads nothing.
 */
export function cleanHtml(html: string): string {
  purify ??= newPurify();
  return purify.sanitize(html, {
    TRUSTED_TYPES_POLICY: articlePolicy as never,
    USE_PROFILES: { html: true },
    ALLOW_DATA_ATTR: false,
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea'],
    FORBID_ATTR: ['style', 'class', 'srcset', 'background'],
  });
}
