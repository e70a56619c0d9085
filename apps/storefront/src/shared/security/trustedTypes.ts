/**
 * The policies that a page accepts (`trustedTypesPolicy` in server/pages/page-policy.ts): one for the
 * HTML of articles, one for script URLs, and the browser's default for plain text.
 */
export type PolicyName = 'parinda-article' | 'parinda-script' | 'default';

export interface Rules {
  /** What may be parsed as HTML; throws of what may not. */
  createHTML?: (html: string) => string | null;
  /** What may be loaded as a script; throws of what may not. */
  createScriptURL?: (url: string) => string;
}

declare global {
  var trustedTypes: { createPolicy: (name: PolicyName, rules: Rules) => Rules } | undefined;
}

/**
 * A policy of the browser's, or its rules by themselves where that knows of none. What it gives is
 * typed as text, as the sinks are; it is an object that they alone take.
 */
export const newPolicy = <Own extends Rules>(name: PolicyName, rules: Own): Own =>
  (globalThis.trustedTypes?.createPolicy(name, rules) as Own | undefined) ?? rules;

/**
 * React Aria's live announcer clears itself by `innerHTML = ''`. Call once, before the first render.
 */
export const allowEmptyHtml = () =>
  newPolicy('default', {
    // With null the browser rejects the text and reports it.
    createHTML: (html) => (html === '' ? html : null),
  });
