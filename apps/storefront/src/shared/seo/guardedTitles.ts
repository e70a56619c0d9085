import { brand } from '@parinda/brand';
import type { guardedPaths } from '../routing/paths.ts';
import { routeOf } from '../routing/route.ts';

/** Titles of the guarded pages, which have no entry in seo.json. */
const titles: Partial<Record<string, string>> = {
  checkout: 'Checkout',
  orders: 'Your Orders',
  orderDetail: 'Order',
  invoice: 'Tax Invoice',
  addReview: 'Write a Review',
  wishlist: 'My Wishlist',
  myReviews: 'Your Reviews',
  account: 'Your account',
  manageAccount: 'Manage Account',
  manageAddress: 'Manage Address',
  managePaymentMethods: 'Manage Payment Methods',
  yourData: 'Your data',
} satisfies Record<(typeof guardedPaths)[number], string>;

/** Returns the title of a guarded page, also while its script is loading. */
export function guardedTitle(url: string): string | undefined {
  const title = titles[routeOf(url)?.name ?? ''];
  return title && `${title} | ${brand.name}`;
}
