import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { mails, orders, paymentEvents } from '../../src/db/schema.ts';
import { newShopper, placedOrder } from '../../testing/shoppers.ts';
import { startTestShop, type TestShop } from '../../testing/test-shop.ts';

let test: TestShop;
let asha: Awaited<ReturnType<typeof newShopper>>;
let order: Awaited<ReturnType<typeof placedOrder>>;
beforeAll(async () => {
  test = await startTestShop();
});
afterAll(() => test.close());
afterEach(() => vi.restoreAllMocks());
beforeEach(async () => {
  asha = await newShopper(test);
  order = await placedOrder(test, asha);
});

const pay = (behaviour: string, orderId = order.razorpay_order_id) =>
  test.call('POST', '/sandbox/payments', { body: { order_id: orderId, behaviour } });

async function paymentStatus() {
  const [row] = await test.shop.db.select().from(orders).where(eq(orders.id, order.id));
  return row?.paymentStatus;
}
const becomes = (status: string) => expect.poll(paymentStatus, { timeout: 10_000 }).toBe(status);

it('hands out a proof that verify_payment accepts', async () => {
  const { body } = await pay('pay');
  const url = `/api/user/orders/${order.id}/verify_payment/`;
  expect((await test.call('POST', url, { token: asha.token, body })).status).toBe(200);
});

it('reports a payment by webhook when the browser’s answer gets lost', async () => {
  await pay('pay');
  expect(await paymentStatus()).toBe('pending');
  await becomes('completed');
});

it('reports a failure, and what a widget says of it', async () => {
  const { body } = await pay('fail');
  expect(body.error.metadata.order_id).toBe(order.razorpay_order_id);
  await becomes('failed');
});

it('authorises late', async () => {
  await pay('late');
  await becomes('failed');
  await becomes('completed');
});

it('reports twice with one event id', async () => {
  const before = await test.shop.db.$count(paymentEvents);
  const { calls, results } = vi.spyOn(test.app, 'inject').mock;
  const eventIds = () =>
    (calls as unknown as [{ headers: Record<string, string> }][]).flatMap(
      ([{ headers }]) => headers['x-razorpay-event-id'] ?? [],
    );
  await pay('twice');
  await expect.poll(eventIds, { timeout: 10_000 }).toHaveLength(2);
  expect(new Set(eventIds()).size).toBe(1);
  await Promise.all(results.map(({ value }) => value));
  await becomes('completed');
  expect(await test.shop.db.$count(paymentEvents)).toBe(before + 1);
});

it('knows no other orders and behaviours', async () => {
  expect((await pay('pay', 'order_unknown')).status).toBe(404);
  expect((await pay('refund')).status).toBe(400);
  expect((await test.call('POST', '/sandbox/payments')).status).toBe(400);
});

it('serves the widget and the outbox, in which a mail cannot run', async () => {
  const script = await test.app.inject('/sandbox/checkout.js');
  expect(script.headers['content-type']).toContain('javascript');
  const text = '<script>alert(1)</script>';
  const mail = { to: 'asha@example.com', subject: text, text, createdAt: new Date() };
  await test.shop.db.insert(mails).values(mail);
  const page = await test.app.inject('/sandbox/outbox');
  expect(page.headers['content-security-policy']).toContain("default-src 'none';");
  expect(page.headers['content-security-policy']).not.toContain('script');
  expect(page.body).toContain('<h1>Outbox</h1>');
  expect(page.body).toContain('&lt;script&gt;alert(1)');
  expect(page.body).not.toContain('<script');
});
