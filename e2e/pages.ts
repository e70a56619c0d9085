import { paths } from '@parinda/storefront/paths';
import type { Shop } from '@parinda/testing/servers';
import type { Page } from '@playwright/test';
import { signIn, untilTakenOver } from './shop-test.ts';

export interface ShopPage {
  name: string;
  path: string;
  /** Needs the demo customer's session. */
  isSignedIn: boolean;
}

const open = (name: string, path: string): ShopPage => ({ name, path, isSignedIn: false });
const own = (name: string, path: string): ShopPage => ({ name, path, isSignedIn: true });

/** Every page with a fixed address. */
export const fixedPages: ShopPage[] = [
  open('home', paths.home),
  open('products', paths.products),
  open('search', '/products/search?query=net'),
  open('search-empty', '/products/search?query=zzz'),
  open('category', '/category/Bird%20Nets'),
  open('product-unknown', '/products/no-such-product'),
  open('cart-empty', paths.cart),
  open('signup', paths.signup),
  open('reset-password', paths.resetPassword),
  open('gallery', paths.gallery),
  open('about', paths.about),
  open('contact', paths.contact),
  open('blogs', paths.blogs),
  open('offers', paths.offers),
  open('faqs', paths.faqs),
  open('privacy-policy', paths.privacyPolicy),
  open('terms', paths.terms),
  open('return-policy', paths.returnPolicy),
  open('shipping-policy', paths.shippingPolicy),
  open('cancellation-policy', paths.cancellationPolicy),
  open('accessibility', paths.accessibility),
  open('add-to-cart', paths.addToCart),
  open('not-found', '/no/such/page'),
  own('checkout', paths.checkout),
  own('orders', paths.orders),
  own('wishlist', paths.wishlist),
  own('my-reviews', paths.myReviews),
  own('account', paths.account),
  own('manage-account', paths.manageAccount),
  own('manage-address', paths.manageAddress),
  own('manage-payment-methods', paths.managePaymentMethods),
  own('your-data', paths.yourData),
];

/** Returns the pages of a product and an article, whose addresses depend on the data. */
export async function publicDataPages(shop: Pick<Shop, 'url'>): Promise<ShopPage[]> {
  const answer = await fetch(`${shop.url}/api/user/products/`);
  const [product] = (await answer.json()) as { slug: string }[];
  const blogs = await fetch(`${shop.url}/api/user/blogs/`);
  const [blog] = (await blogs.json()) as { slug: string }[];
  return [
    open('product', `/products/${product?.slug}`),
    open('product-dialog', `/modal?slug=${product?.slug}`),
    open('blog', `/blogs/${blog?.slug}`),
  ];
}

/** Returns the public data pages and the demo customer's orders. */
export async function dataPages(page: Page, shop: Shop): Promise<ShopPage[]> {
  await signIn(page, shop);
  await page.goto(`${shop.url}/orders`);
  const details = page.getByRole('link', { name: /^View Details/ });
  await details.first().waitFor();
  const paths = await details.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  );
  return [
    ...(await publicDataPages(shop)),
    ...paths.map((path, index) => own(`order-detail-${index + 1}`, path ?? '')),
  ];
}

/** Opens a page and waits until it has loaded; a loader's own title does not count. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page
    .locator('h1:not([data-passing]), [role=dialog]')
    .filter({ visible: true })
    .first()
    .waitFor();
  await page.waitForFunction(() => !document.querySelector('main[aria-busy=true]'));
}

/**
 * Opens a page without its scripts.
 *
 * @returns loads the scripts, and waits for hydration
 */
export async function openWithoutScripts(page: Page, path: string) {
  let arrive = () => {};
  const scripts = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('#served-page'));
  return async () => {
    arrive();
    await untilTakenOver(page);
  };
}
