import type { Page } from '@playwright/test';
import type { Shop } from '../tools/run/shop.ts';
import { signIn } from './shop-test.ts';

export interface ShopPage {
  name: string;
  path: string;
  /** As the demo customer. */
  isSignedIn: boolean;
}

const open = (name: string, path: string): ShopPage => ({ name, path, isSignedIn: false });
const own = (name: string, path: string): ShopPage => ({ name, path, isSignedIn: true });

/** Every page of the shop that has a fixed address. */
export const fixedPages: ShopPage[] = [
  open('home', '/'),
  open('products', '/products'),
  open('search', '/products/search?query=net'),
  open('search-empty', '/products/search?query=zzz'),
  open('category', '/category/Bird%20Nets'),
  open('product-unknown', '/products/no-such-product'),
  open('cart-empty', '/cart'),
  open('signup', '/signup'),
  open('gallery', '/gallery'),
  open('about', '/about'),
  open('contact', '/contact'),
  open('blogs', '/blogs'),
  open('offers', '/offers'),
  open('faqs', '/faqs'),
  open('privacy-policy', '/privacy-policy'),
  open('terms', '/terms'),
  open('return-policy', '/return-policy'),
  open('add-to-cart', '/addtocart'),
  open('not-found', '/no/such/page'),
  own('checkout', '/checkout'),
  own('orders', '/orders'),
  own('wishlist', '/wishlist'),
  own('my-reviews', '/my-reviews'),
  own('account', '/account'),
  own('manage-account', '/account/manage-account'),
  own('manage-address', '/account/manage-address'),
  own('manage-payment-methods', '/account/manage-payment-methods'),
];

/** The pages whose address depends on the data: a product, an article, the demo customer's orders. */
export async function dataPages(page: Page, shop: Shop): Promise<ShopPage[]> {
  const answer = await fetch(`${shop.url}/api/user/products/`);
  const [product] = (await answer.json()) as { slug: string }[];
  const blogs = await fetch(`${shop.url}/api/user/blogs/`);
  const [blog] = (await blogs.json()) as { slug: string }[];
  await signIn(page, shop);
  await page.goto(`${shop.url}/orders`);
  const details = page.getByRole('link', { name: /^View Details/ });
  await details.first().waitFor();
  const paths = await details.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  );
  return [
    open('product', `/products/${product?.slug}`),
    open('product-dialog', `/modal?slug=${product?.slug}`),
    open('blog', `/blogs/${blog?.slug}`),
    ...paths.map((path, index) => own(`order-detail-${index + 1}`, path ?? '')),
  ];
}

/** Opens a page and waits until nothing on it is loading any more. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator('h1, [role=dialog]').filter({ visible: true }).first().waitFor();
  await page.waitForFunction(() => !document.querySelector('main[aria-busy=true]'));
}
