/**
 * The shop's facts, all invented, for pages and mails. Change them here; a test then names each
 * entry of the storefront's seo.json that still says the old name.
 */
export * as brand from './brand.ts';
