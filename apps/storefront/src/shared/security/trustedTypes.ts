/**
 * The policies that a page accepts (`trustedTypesPolicy` in server/pages/page-policy.ts): one for
 * the HTML of articles, one for script URLs and data blocks, and the browser's default for plain text.
 */
export type PolicyName = 'parinda-article' | 'parinda-script' | 'default';

export interface Rules {
  /** Returns the HTML to parse; throws to reject it. */
  createHTML?: (html: string) => string | null;
  /** Returns the URL to load; throws to reject it. */
  createScriptURL?: (url: string) => string;
  /** Returns the text of a script; throws to reject it. */
  createScript?: (text: string) => string;
}

declare global {
  var trustedTypes: { createPolicy: (name: PolicyName, rules: Rules) => Rules } | undefined;
}

/**
 * Creates a browser policy, or returns the rules themselves in browsers without trusted types. The
 * results are typed as strings, as the sinks are.
 */
export const newPolicy = <Own extends Rules>(name: PolicyName, rules: Own): Own =>
  (globalThis.trustedTypes?.createPolicy(name, rules) as Own | undefined) ?? rules;

/**
 * Allows React Aria's live announcer to clear itself by `innerHTML = ''`. Call once, before the
 * first render.
 */
export const allowEmptyHtml = () =>
  newPolicy('default', {
    // With null the browser rejects the text and reports it.
    createHTML: (html) => (html === '' ? html : null),
  });
