/** What a path's parts can name. */
export interface Known {
  hasProduct(slug: string): boolean;
  hasBlog(slug: string): boolean;
  hasCategory(nameOrId: string): boolean;
}

type Exists = (part: string, known: Known) => boolean;

/** The documents' route tables. A part with a rule must name something that exists. */
const routes: { path: string; exists?: Exists }[] = [
  { path: '/' },
  { path: '/products' },
  { path: '/products/search' },
  { path: '/products/:slug', exists: (slug, known) => known.hasProduct(slug) },
  { path: '/category/:name', exists: (name, known) => known.hasCategory(name) },
  { path: '/gallery' },
  { path: '/about' },
  { path: '/contact' },
  { path: '/blogs' },
  { path: '/blogs/:slug', exists: (slug, known) => known.hasBlog(slug) },
  { path: '/privacy-policy' },
  { path: '/terms' },
  { path: '/return-policy' },
  { path: '/offers' },
  { path: '/faqs' },
  { path: '/cart' },
  { path: '/signup' },
  { path: '/checkout' },
  { path: '/orders' },
  { path: '/order-history' },
  { path: '/order-detail/:encryptedId' },
  { path: '/add-review/:orderId/:productId' },
  { path: '/wishlist' },
  { path: '/my-reviews' },
  { path: '/account' },
  { path: '/account/manage-account' },
  { path: '/account/manage-address' },
  { path: '/account/manage-payment-methods' },
  { path: '/loader' },
  { path: '/modal' },
  { path: '/addtocart' },
];

/** Whether the storefront has a page at this path (percent-encoded, as the browser sent it). */
export function isPage(path: string, known: Known): boolean {
  const parts = split(path);
  const route = findRoute(routes, path);
  const last = decoded(parts.at(-1) ?? '');
  return route !== undefined && last !== undefined && (route.exists?.(last, known) ?? true);
}

/** The first route that fits: named before patterns, as /products/search is no product. */
export function findRoute<Route extends { path: string }>(
  among: readonly Route[],
  path: string,
): Route | undefined {
  const parts = split(path);
  return among.find((route) => matches(split(route.path), parts));
}

/** Fills the `:name`s of another path with the parts that a route's pattern gives these names. */
export function fillFrom(pattern: string, path: string, other: string): string {
  const parts = split(path);
  return split(pattern).reduce(
    (filled, name, index) =>
      name.startsWith(':') ? filled.replace(name, () => parts[index] ?? '') : filled,
    other,
  );
}

const split = (path: string) => path.split('/').filter(Boolean);

function matches(pattern: string[], parts: string[]): boolean {
  return (
    pattern.length === parts.length &&
    pattern.every((part, index) => part.startsWith(':') || part === parts[index])
  );
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
