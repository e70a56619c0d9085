/** The constants of both documents' section 9, and their effects on an example. */
import { upTo } from '@parinda/ui/theme';
import { expect, it } from 'vitest';
import { previewTitle } from '../../features/reviews/reviewList.ts';
import { faqs } from '../../parts/faqs/faqs.ts';
import * as business from '../../shared/business.ts';
import { formatTotal, percentOff } from '../../shared/money.ts';
import { storageKeys } from '../../shared/storage/storageKeys.ts';
import { formatAgo } from '../../shared/time/ago.ts';

const { waits, toastMs, headline, price, carousels } = business;

// biome-ignore format: a table is read by its rows
const rows: [document: string, constant: string, value: unknown, documented: unknown][] = [
  ['storefront', 'spinner on route change, ms', waits.routeChangeMs, 500],
  ['storefront', 'spinner on home, ms', waits.homeMs, 500],
  ['storefront', 'spinner on about, ms', waits.aboutMs, 500],
  ['storefront', 'spinner on contact, ms', waits.contactMs, 2000],
  ['storefront', 'least contact feedback delay, ms', waits.contactFeedbackMs, 1500],
  ['storefront', 'toast, ms', toastMs.storefront, 3000],
  ['storefront', 'rotating headline, ms', headline.rotationMs, 4000],
  ['storefront', 'price slider, rupees', [price.minRupees, price.maxRupees], [0, 50000]],
  ['storefront', 'rating stars', business.ratingMax, 5],
  ['storefront', 'footer categories', business.footerCategories, 3],
  ['storefront', 'materials', business.materials, ['Plastic', 'Stainless Steel']],
  ['storefront', 'fixed mobile categories', business.fixedMobileCategories, ['Bird Spikes', 'Bird Nets', 'Accessories']],
  ['storefront', 'narrow breakpoints, px', Object.keys(upTo).map(Number), [600, 768]],
  ['storefront', 'slides of bestsellers', carousels.bestsellers, { 0: 1, 400: 1, 768: 2, 1024: 3, 1280: 3 }],
  ['storefront', 'slides of clients', carousels.clients, { 0: 1, 400: 1, 768: 3, 1024: 4, 1280: 5 }],
  ['storefront', 'FAQ items', faqs.length, 5],
  ['storefront', 'blog snippet, characters', business.blogSnippet, 250],
  ['storefront', 'recent posts', business.recentPosts, 6],
  ['storefront', 'a review date', formatAgo('2026-10-01T12:00:00Z', Date.parse('2026-10-04T12:00:00Z')), '3 days ago'],
  ['purchase', 'OTP digits', business.otpDigits, 6],
  ['purchase', 'signup loader, ms', waits.signupMs, 2000],
  ['purchase', 'login delay, ms', waits.loginMs, 2000],
  ['purchase', 'Buy Now overlay, ms', waits.buyNowMs, 1200],
  ['purchase', 'toast, ms', toastMs.account, 5000],
  ['purchase', 'shipping fee, rupees', business.shippingFeeRupees, 0],
  ['purchase', 'currency', business.currency, 'INR'],
  ['purchase', 'percent off', percentOff(549, 799), 31],
  ['purchase', 'review list title preview', [business.reviewTitlePreview, previewTitle('x'.repeat(41))], [40, `${'x'.repeat(40)}…`]],
  ['purchase', 'order date', business.orderDateFormat, 'MMM dd, yyyy HH:mm'],
  ['purchase', 'order totals', formatTotal(1098), '₹1,098.00'],
  ['purchase', 'storage keys', [storageKeys.token, storageKeys.user, storageKeys.cart], ['token', 'user-storage', 'cartItems']],
];

// Spec: 1 §2 Home; 1 §3; 1 §9; 2 §3; 2 §9; decisions Whole site; decisions Second round
it.each(rows)('the %s document, section 9: %s', (_document, _constant, value, documented) => {
  expect(value).toEqual(documented);
});
