/**
 * All paths (1 §2 Routes, 2 §2 Routes). Routes, links, redirects, prefetches, tests and the
 * server's 404s use this table.
 */
export const paths = {
  home: '/',
  products: '/products',
  search: '/products/search',
  product: '/products/:slug',
  category: '/category/:categoryName',
  gallery: '/gallery',
  about: '/about',
  contact: '/contact',
  blogs: '/blogs',
  blog: '/blogs/:id',
  offers: '/offers',
  faqs: '/faqs',
  privacyPolicy: '/privacy-policy',
  terms: '/terms',
  returnPolicy: '/return-policy',
  shippingPolicy: '/shipping-policy',
  cancellationPolicy: '/cancellation-policy',
  accessibility: '/accessibility',
  cart: '/cart',
  signup: '/signup',
  resetPassword: '/reset-password',
  addToCart: '/addtocart',
  modal: '/modal',
  loader: '/loader',
  checkout: '/checkout',
  orders: '/orders',
  orderHistory: '/order-history',
  orderDetail: '/order-detail/:encryptedId',
  invoice: '/invoice/:encryptedId',
  addReview: '/add-review/:orderId/:productId',
  wishlist: '/wishlist',
  myReviews: '/my-reviews',
  account: '/account',
  manageAccount: '/account/manage-account',
  manageAddress: '/account/manage-address',
  managePaymentMethods: '/account/manage-payment-methods',
  yourData: '/account/your-data',
} as const;

export type PathName = keyof typeof paths;

/** Paths that require a session (2 §2): the guard redirects visitors to /signup. */
export const guardedPaths = [
  'checkout',
  'orders',
  'orderDetail',
  'invoice',
  'addReview',
  'wishlist',
  'myReviews',
  'account',
  'manageAccount',
  'manageAddress',
  'managePaymentMethods',
  'yourData',
] as const satisfies PathName[];

/** Paths of a customer's account: all guarded paths except the checkout. */
export type AccountPathName = Exclude<(typeof guardedPaths)[number], 'checkout'>;

type ParametersOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParametersOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** `href('product', { slug })`: the path with its parameters, URL-encoded. */
export function href<Name extends PathName>(
  name: Name,
  parameters: Record<ParametersOf<(typeof paths)[Name]>, string | number>,
): string {
  const values: Record<string, string | number> = parameters;
  return paths[name].replace(/:(\w+)/g, (_, parameter: string) =>
    encodeURIComponent(values[parameter] ?? ''),
  );
}

/** `withQuery('search', { query })`: the path with a query string. */
export function withQuery(name: PathName, query: Record<string, string>): string {
  const entries = Object.entries(query).map(
    ([key, value]) => `${key}=${encodeURIComponent(value)}`,
  );
  return `${paths[name]}?${entries.join('&')}`;
}
