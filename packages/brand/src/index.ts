/**
 * Facts about the shop, all invented. After a change of the name, `npx pnpm@12 test unit=seo` lists the
 * entries of the storefront's seo.json that still have the old one.
 */
export * as brand from './brand.ts';
export { brandWarnings } from './open-facts.ts';
