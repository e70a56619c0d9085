import { newVisitor } from './customer.ts';
import { buyAndReview } from './purchase.ts';
import { test } from './shop-test.ts';

// The first part of requests.spec.ts covers the desktop.
test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

// Spec: 2 §1; 2 §2 Checkout; 2 §4; decisions Whole site
test('a customer finds, buys, receives and reviews a product', { tag: '@journey' }, async ({
  page,
  shop,
}) => {
  await buyAndReview(page, shop, newVisitor(), { DATA_DIR: shop.dataDir });
});
