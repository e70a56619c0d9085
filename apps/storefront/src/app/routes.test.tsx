import { fixtures } from '@parinda/api-client/mocks';
import { brand } from '@parinda/brand';
import { cleanup, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { invoiceHref, orderHref } from '../features/orders/orderId.ts';
import { fetchPages } from '../testing/fetchPages.ts';
import { testPages } from '../testing/testPages.ts';
import { visitShop } from '../testing/visitShop.tsx';

testPages();
beforeAll(fetchPages);

const { steelSpikes, blog } = fixtures;

/** Both route tables: a page for each path, identified by its h1. */
// Spec: 1 §1; 1 §2 Routes; 1 §6; 2 §1; 2 §2 Routes; 2 §6; decisions Routes
it.each([
  ['/', `${brand.name}: ${brand.tagline}`],
  ['/products', 'Discover Our Range'],
  ['/products?query=net', 'Search Results for "net"'],
  ['/products/search?query=net', 'Search Results for "net"'],
  [`/products/${steelSpikes.slug}`, steelSpikes.title],
  ['/category/1', 'Bird Spikes'],
  ['/category/bird%20nets', 'Bird Nets'],
  ['/gallery', 'Gallery'],
  ['/about', 'Learn More About Us'],
  ['/contact', 'Leave your Message Here !!'],
  ['/blogs', 'Our Blogs'],
  [`/blogs/${blog.slug}`, blog.title],
  ['/privacy-policy', /privacy policy/i],
  ['/terms', /terms/i],
  ['/return-policy', 'Returns and Refund Policy'],
  ['/shipping-policy', 'Shipping Policy'],
  ['/cancellation-policy', 'Cancellation and Refund Policy'],
  ['/accessibility', 'Accessibility'],
  ['/offers', 'Offers & Promotions'],
  ['/faqs', 'Frequently Asked Questions'],
  ['/cart', 'Cart'],
  ['/signup', 'Login'],
  ['/reset-password', 'Choose a new password'],
  ['/loader', 'Loading'],
  ['/addtocart', 'Nothing was added'],
  ['/yeti/lair', 'Page not found'],
  ['/index.html', 'Page not found'],
  ['/foo.js', 'Page not found'],
  ['/%E0%A4%A', 'Page not found'],
  ['/order-detail/U2FsdGVkX1%2', 'Login'],
  ['/category/You%20have%20won', 'Page not found'],
  ['/GALLERY', 'Gallery'],
  ['/Products', 'Discover Our Range'],
])('%s is a public page with the heading %s', async (path, heading) => {
  visitShop({ path, isSignedIn: false });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
});

// Spec: 1 §1; 2 §1; 2 §2 Routes; 2 §6; decisions Routes
it.each([
  ['/checkout', 'Checkout'],
  ['/orders', 'Your Orders'],
  ['/order-history', 'Your Orders'],
  [orderHref(41), 'Order #41'],
  ['/order-detail/%E0%A4%A', 'Invalid order ID.'],
  [invoiceHref(41), 'Invoice not found.'],
  ['/add-review/41/7', 'Write a Review'],
  ['/wishlist', 'My Wishlist'],
  ['/my-reviews', 'Your Reviews'],
  ['/account', 'Welcome Back, Asha Rao'],
  ['/account/manage-account', 'Manage Account'],
  ['/account/manage-address', 'Manage Address'],
  ['/account/manage-payment-methods', 'Manage Payment Methods'],
  ['/account/your-data', 'Your data'],
])(
  '%s is a page for customers with the heading %s, and sends visitors to login',
  async (path, heading) => {
    visitShop({ path });
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
    cleanup();
    visitShop({ path, isSignedIn: false });
    expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeTruthy();
  },
);

// Spec: decisions Routes; decisions First round
it('a misspelled path is replaced by the correct one and keeps its query', async () => {
  visitShop({ path: '/Products/?query=net', isSignedIn: false });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Search Results for "net"' }),
  ).toBeTruthy();
});
