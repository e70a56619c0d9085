import { type Build, filesOfFirstLoad } from './firstLoad.ts';
import { sitePages } from './sitePages.ts';

/** Pages where most visits begin, and nobody buys, writes or is asked. */
const lightPages = [
  '/',
  '/products',
  '/category/:categoryName',
  '/gallery',
  '/about',
  '/blogs',
  '/offers',
  '/faqs',
];

/** Checkout, forms, dialogs, and what they are made of. */
const heavy = [
  /\/features\/(?:checkout|signup|addresses)\//,
  // What begins a purchase, or looks for an open one, is in every visit; the rest is not.
  /\/model\/purchase\/(?!listenToPurchase|keptAttempt|purchaseStore)/,
  /\/shared\/form\//,
  /\/overlays\//,
  /\/node_modules\/(?:@react-aria|@react-stately|react-aria|react-stately|dompurify|date-fns|crypto-js|embla)/,
];

/** The modules that a light page makes everybody wait for, though it does not run them. */
export function strayModules(build: Build): { path: string; modules: string[] }[] {
  return lightPages.map((path) => {
    const file = sitePages[path]?.file;
    if (!file) throw new Error(`${path} is no page`);
    const files = filesOfFirstLoad(build, [file]);
    const modules = Object.entries(build.modules).flatMap(([module, script]) =>
      files.has(script) && heavy.some((pattern) => pattern.test(`/${module}`)) ? [module] : [],
    );
    return { path, modules };
  });
}
