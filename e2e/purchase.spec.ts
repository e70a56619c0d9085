import { buyAndReview, newShopper } from './purchase.ts';
import { test } from './shop-test.ts';

for (const width of [360, 1280]) {
  test.describe(`in a window of ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, hasTouch: width < 600 });

    test('a shopper finds, buys, receives and reviews a product', async ({ page, shop }) => {
      test.setTimeout(240_000);
      await buyAndReview(page, shop, newShopper(), { DATA_DIR: shop.dataDir });
    });
  });
}
