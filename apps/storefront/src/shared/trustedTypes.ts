/**
 * What a page's policy lets reach a script sink (`trustedTypesPolicy` in server/pages/page-policy.ts
 * names them): one for the HTML of articles, one for addresses of scripts.
 */
export type PolicyName = 'parinda-article' | 'parinda-script';

export interface Rules {
  /** What may be parsed as HTML; throws of what may not. */
  createHTML?: (html: string) => string;
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
