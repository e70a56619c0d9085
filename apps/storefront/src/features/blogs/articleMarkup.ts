import { inertHtml } from '../../shared/security/inertHtml.ts';
import { newPolicy } from '../../shared/security/trustedTypes.ts';

/** The one policy for articles. It cleans nothing by itself: `cleanHtml` does, by this policy too. */
export const articlePolicy = newPolicy('parinda-article', {
  createHTML: inertHtml,
  createScriptURL: () => {
    throw new TypeError('No script belongs to an article.');
  },
});

/** An article's HTML as parsers and elements take it. */
export const articleMarkup = (html: string): string => articlePolicy.createHTML(html);
