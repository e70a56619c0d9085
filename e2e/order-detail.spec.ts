import { dataPages, visit } from './pages.ts';
import { expect, signIn, test } from './shop-test.ts';

// Spec: 2 §2 Order detail
test('an order fits a phone with space for text and its number on one line', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await signIn(page, shop);
  const [order] = (await dataPages(page, shop)).filter(({ name }) => name.startsWith('order-'));
  await visit(page, order?.path ?? '');
  const number = page.getByText(/^Order number:/).locator('span');
  const { height, lineHeight } = await number.evaluate((element) => ({
    height: element.getBoundingClientRect().height,
    lineHeight: Number.parseFloat(getComputedStyle(element).fontSize) * 1.5,
  }));
  expect(height).toBeLessThanOrEqual(lineHeight);
  const names = page.getByRole('main').locator('li p:first-child');
  for (const name of await names.all()) {
    expect((await name.boundingBox())?.width).toBeGreaterThan(150);
  }
});

// Spec: 2 §2 Order detail
test("the cards of an order's page have the same style", async ({ page, shop }) => {
  await signIn(page, shop);
  const [order] = (await dataPages(page, shop)).filter(({ name }) => name.startsWith('order-'));
  await visit(page, order?.path ?? '');
  const looks = await page
    .getByRole('main')
    .locator('section')
    .evaluateAll((cards) =>
      cards.map((card) => {
        const { borderRadius, padding } = getComputedStyle(card);
        const heading = card.querySelector('h2');
        return `${borderRadius} ${padding} ${heading && getComputedStyle(heading).fontSize}`;
      }),
    );
  // Products, order information, invoice, shipping address and delivery status.
  expect(looks).toHaveLength(5);
  expect(new Set(looks).size).toBe(1);
});

// Spec: 2 §2 Product detail
test('the heart and share buttons of a product have the same size', async ({ page, shop }) => {
  await signIn(page, shop);
  const pages = await dataPages(page, shop);
  await visit(page, pages.find(({ name }) => name === 'product')?.path ?? '');
  const heart = await page
    .getByRole('button', { name: /to wishlist$/ })
    .first()
    .boundingBox();
  const share = await page.getByRole('button', { name: 'Share' }).boundingBox();
  expect([heart?.width, heart?.height]).toEqual([share?.width, share?.height]);
});
