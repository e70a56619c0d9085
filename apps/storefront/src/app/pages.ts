import type { ComponentType } from 'react';
import { lazyPage } from '../shared/lazy/lazy.tsx';
import type { PathName } from '../shared/routing/paths.ts';

export interface Page {
  /** File of the component; its module exports it by the file's name. */
  file: string;
  /** File of the frame around this and other pages. */
  frame?: string | undefined;
  /** Files of its deferred parts; all of them are prefetched with the page. */
  parts: readonly string[];
  /** Fetches modules that only the page's own script would import, in parallel with it. */
  fetchBeside?: (() => Promise<unknown>) | undefined;
  Component: ComponentType;
}

const byName = new Map<string, Page>();

/** Defines a page in its own chunk. Paths with the same page keep its state between them. */
function page<Name extends string>(
  name: Name,
  load: () => Promise<{ [name in Name]: ComponentType }>,
  parts: readonly string[] = [],
  fetchBeside?: Page['fetchBeside'],
): Page {
  const known = byName.get(name);
  if (known) return known;
  const made = {
    file: `${name}.tsx`,
    parts,
    fetchBeside,
    Component: lazyPage(name, load),
  };
  byName.set(name, made);
  return made;
}

const accountArea = page('AccountArea', () => import('./account/AccountArea.tsx'));

/** Defines a page of the account, whose frame loads and renders it. */
const accountPage = (name: string): Page => ({
  ...accountArea,
  file: `${name}.tsx`,
  frame: accountArea.file,
  parts: [accountArea.file],
});

/** Path -> page (1 §2, 2 §2). A path without a page does not compile. */
export const pages: Record<Exclude<PathName, 'orderHistory'>, Page> = {
  home: page('HomePage', () => import('../features/home/HomePage.tsx'), ['LowerSections.tsx']),
  products: page('ProductsPage', () => import('../features/catalogue/ProductsPage.tsx')),
  search: page('ProductsPage', () => import('../features/catalogue/ProductsPage.tsx')),
  product: page('ProductPage', () => import('../features/product/ProductPage.tsx'), [
    'ProductReviews.tsx',
  ]),
  category: page('CategoryPage', () => import('../features/catalogue/CategoryPage.tsx')),
  cart: page('CartPage', () => import('../features/cart/CartPage.tsx')),
  signup: page('SignupPage', () => import('../features/signup/SignupPage.tsx')),
  resetPassword: page(
    'ResetPasswordPage',
    () => import('../features/signup/ResetPasswordPage.tsx'),
  ),
  addToCart: page('AddToCartPage', () => import('../features/cart/AddToCartPage.tsx')),
  modal: page('ModalPage', () => import('../features/product/ModalPage.tsx'), [
    'ProductDialog.tsx',
  ]),
  loader: page('LoaderPage', () => import('../features/pages/LoaderPage.tsx')),
  gallery: page('GalleryPage', () => import('../features/gallery/GalleryPage.tsx')),
  about: page('AboutPage', () => import('../features/pages/AboutPage.tsx')),
  contact: page('ContactPage', () => import('../features/contact/ContactPage.tsx')),
  blogs: page('BlogsPage', () => import('../features/blogs/BlogsPage.tsx')),
  blog: page(
    'BlogPage',
    () => import('../features/blogs/BlogPage.tsx'),
    ['Article.tsx'],
    () => import('../features/blogs/Article.tsx'),
  ),
  offers: page('OffersPage', () => import('../features/offers/OffersPage.tsx')),
  faqs: page('FaqsPage', () => import('../features/pages/FaqsPage.tsx')),
  privacyPolicy: page('PrivacyPolicyPage', () => import('../features/pages/PrivacyPolicyPage.tsx')),
  terms: page('TermsPage', () => import('../features/pages/TermsPage.tsx')),
  returnPolicy: page('ReturnPolicyPage', () => import('../features/pages/ReturnPolicyPage.tsx')),
  shippingPolicy: page(
    'ShippingPolicyPage',
    () => import('../features/pages/ShippingPolicyPage.tsx'),
  ),
  cancellationPolicy: page(
    'CancellationPolicyPage',
    () => import('../features/pages/CancellationPolicyPage.tsx'),
  ),
  accessibility: page('AccessibilityPage', () => import('../features/pages/AccessibilityPage.tsx')),
  checkout: page('CheckoutPage', () => import('../features/checkout/CheckoutPage.tsx')),
  orders: accountPage('OrdersPage'),
  orderDetail: accountPage('OrderDetailPage'),
  invoice: accountPage('InvoicePage'),
  addReview: accountPage('AddReviewPage'),
  wishlist: accountPage('WishlistPage'),
  myReviews: accountPage('MyReviewsPage'),
  account: accountPage('AccountPage'),
  manageAccount: accountPage('ManageAccountPage'),
  manageAddress: accountPage('ManageAddressPage'),
  managePaymentMethods: accountPage('ManagePaymentMethodsPage'),
  yourData: accountPage('YourDataPage'),
};
