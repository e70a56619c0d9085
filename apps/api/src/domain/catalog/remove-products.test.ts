import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as make from '../../../dev/states/make.ts';
import { newCustomer, placedOrder } from '../../../testing/customers.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { galleryItems, products, reviews } from '../../db/schema.ts';
import { removeDemo } from '../customers/remove-demo.ts';
import { removeProducts } from './remove-products.ts';

let test: TestServer;
beforeEach(async () => {
  test = await startTestServer();
  await removeDemo(test.context);
});
afterEach(() => test.close());

const remove = (slugs: string[], all?: boolean) => removeProducts(test.context, { slugs, all });
const number = () => test.context.db.$count(products);
async function slugOf(id: number): Promise<string> {
  const [product] = await test.context.db.select().from(products).where(eq(products.id, id));
  return product?.slug ?? 'none';
}

it('removes all demo products with their invented reviews, wishlist entries and gallery links', async () => {
  const { id, token } = await newCustomer(test);
  await make.wishlistEntry(test.context, id, 2);
  const before = await number();
  const gallery = await test.context.db.$count(galleryItems);
  const { text } = await remove([], true);
  expect(text).toBe(`Removed ${before} products.`);
  expect(await number()).toBe(0);
  expect(await test.context.db.$count(reviews)).toBe(0);
  expect(await test.context.db.$count(galleryItems)).toBe(gallery);
  test.context.catalog.invalidate();
  expect((await test.call('GET', '/api/user/products/')).body).toEqual([]);
  expect((await test.call('GET', '/api/user/wishlist/', { token })).body).toEqual([]);
  expect((await test.call('GET', '/api/user/gallery/')).status).toBe(200);
});

it('hides a product that a customer has ordered, and keeps the order', async () => {
  const customer = await newCustomer(test);
  const order = await placedOrder(test, customer, [{ product: 2, quantity: 1 }]);
  const [kept, removed] = [await slugOf(2), await slugOf(3)];
  const before = await number();
  expect(await remove([removed, kept])).toEqual({
    text: `Removed 1 product.\nHidden instead, because customers have ordered or reviewed them: ${kept}`,
    data: { removed: [removed], hidden: [kept] },
  });
  expect(await number()).toBe(before - 1);
  test.context.catalog.invalidate();
  expect((await test.call('GET', `/api/user/products/${kept}/`)).status).toBe(404);
  const { body } = await test.call('GET', `/api/user/orders/${order.id}/`, {
    token: customer.token,
  });
  expect(body.items[0]).toMatchObject({ product: 2, quantity: 1 });
});

it('hides a product that a customer has reviewed, and keeps the review', async () => {
  const { id, token } = await newCustomer(test);
  await make.review(test.context, id, 2, { status: 'pending' });
  const slug = await slugOf(2);
  expect((await remove([slug])).data).toEqual({ removed: [], hidden: [slug] });
  expect((await test.call('GET', '/api/user/user-reviews/', { token })).body).toHaveLength(1);
});

it('removes nothing when a slug is unknown', async () => {
  const before = await number();
  await expect(remove([await slugOf(2), 'a', 'b'])).rejects.toThrow(
    'Nothing was removed:\nThere is no product a\nThere is no product b',
  );
  expect(await number()).toBe(before);
});

it('asks for either slugs or --all', async () => {
  const message = 'Missing product. Give slugs or --all.';
  await expect(remove([])).rejects.toThrow(message);
  await expect(remove(['a'], true)).rejects.toThrow(message);
});

it('answers 404 to orders and wishlists with a removed product that is still cached', async () => {
  const { token, addressId } = await newCustomer(test);
  await test.context.catalog.get();
  await remove([await slugOf(2)]);
  const body = { address: addressId, items: [{ product: 2, quantity: 1 }] };
  expect((await test.call('POST', '/api/user/orders/', { token, body })).status).toBe(404);
  const entry = { token, body: { product: 2 } };
  expect((await test.call('POST', '/api/user/wishlist/', entry)).status).toBe(404);
});

it.skipIf(!process.env.TEST_DATABASE_URL)(
  'keeps orders that arrive during a removal consistent',
  async () => {
    const customers = await Promise.all(Array.from({ length: 5 }, () => newCustomer(test)));
    const slug = await slugOf(2);
    const answers = await Promise.all([
      ...customers.map(({ token, addressId }) =>
        test.call('POST', '/api/user/orders/', {
          token,
          body: { address: addressId, items: [{ product: 2, quantity: 1 }] },
        }),
      ),
      remove([slug]).then(() => ({ status: 201 })),
    ]);
    for (const { status } of answers) expect([201, 404]).toContain(status);
    const ordered = answers.filter(({ status }) => status === 201).length > 1;
    expect(await slugOf(2)).toBe(ordered ? slug : 'none');
  },
);
