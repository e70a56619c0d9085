import { inertHtml } from '../../shared/security/inertHtml.ts';
import { newPolicy } from '../../shared/security/trustedTypes.ts';

/**
 * The Trusted Types policy for articles. It does not sanitize: cleanHtml does, with this policy.
 */
export const articlePolicy = newPolicy('parinda-article', {
  createHTML: inertHtml,
  createScriptURL: () => {
    throw new TypeError('No script belongs to an article.');
  },
});

/** Returns an article's HTML as TrustedHTML where the browser supports it. */
export const articleMarkup = (html: string): string => articlePolicy.createHTML(html);
