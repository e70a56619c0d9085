import createDOMPurify from 'dompurify';
import { articleWindow, isLoadable } from '../../parts/articles/articleDom.ts';
import { articlePolicy } from '../../parts/articles/articleMarkup.ts';

/** Ids that the page looks up: an article's element with the same id would come first. */
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
 * Sanitizes an article: removes scripts, styles, form controls and addresses that the page may not
 * load.
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
