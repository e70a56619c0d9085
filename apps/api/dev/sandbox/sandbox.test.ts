import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { mails, orders, paymentEvents } from '../../src/db/schema.ts';
import { newCustomer, placedOrder } from '../../testing/customers.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let test: TestServer;
let asha: Awaited<ReturnType<typeof newCustomer>>;
let order: Awaited<ReturnType<typeof placedOrder>>;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.close());
afterEach(() => vi.restoreAllMocks());
beforeEach(async () => {
  asha = await newCustomer(test);
  order = await placedOrder(test, asha);
});

const pay = (behaviour: string, orderId = order.razorpay_order_id) =>
  test.call('POST', '/sandbox/payments', { body: { order_id: orderId, behaviour } });

async function paymentStatus() {
  const [row] = await test.context.db.select().from(orders).where(eq(orders.id, order.id));
  return row?.paymentStatus;
}
const expectStatus = (status: string) => expect.poll(paymentStatus).toBe(status);

it('returns a proof that verify_payment accepts', async () => {
  const { body } = await pay('pay');
  const url = `/api/user/orders/${order.id}/verify_payment/`;
  expect((await test.call('POST', url, { token: asha.token, body })).status).toBe(200);
});

it('reports a payment by webhook when the browser’s response is lost', async () => {
  await pay('pay');
  expect(await paymentStatus()).toBe('pending');
  await expectStatus('completed');
});

it('reports a failure with the error of the widget', async () => {
  const { body } = await pay('fail');
  expect(body.error.metadata.order_id).toBe(order.razorpay_order_id);
  await expectStatus('failed');
});

it('captures a failed payment late', async () => {
  await pay('late');
  await expectStatus('failed');
  await expectStatus('completed');
});

it('sends the same event twice', async () => {
  const before = await test.context.db.$count(paymentEvents);
  const { calls, results } = vi.spyOn(test.app, 'inject').mock;
  const eventIds = () =>
    (calls as unknown as [{ headers: Record<string, string> }][]).flatMap(
      ([{ headers }]) => headers['x-razorpay-event-id'] ?? [],
    );
  await pay('twice');
  await expect.poll(eventIds).toHaveLength(2);
  expect(new Set(eventIds()).size).toBe(1);
  await Promise.all(results.map(({ value }) => value));
  await expectStatus('completed');
  expect(await test.context.db.$count(paymentEvents)).toBe(before + 1);
});

it('rejects unknown orders and behaviours', async () => {
  expect((await pay('pay', 'order_unknown')).status).toBe(404);
  expect((await pay('refund')).status).toBe(400);
  expect((await test.call('POST', '/sandbox/payments')).status).toBe(400);
});

it('serves the checkout’s scripts, and pages that may stand in a frame', async () => {
  for (const name of ['checkout.js', 'second.js']) {
    const { headers } = await test.app.inject(`/sandbox/${name}`);
    expect(headers['content-type'], name).toContain('javascript');
  }
  for (const path of ['frame', 'bank/card', 'bank/netbanking', 'bank/popup']) {
    const { headers } = await test.app.inject(`/sandbox/${path}`);
    expect(headers['content-type'], path).toContain('text/html');
    expect(headers, path).not.toHaveProperty('x-frame-options');
    expect(headers, path).not.toHaveProperty('content-security-policy');
  }
});

const post = (url: string, type: string, payload: string) =>
  test.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });

it('takes the JSON that the frame sends as plain text, from any origin', async () => {
  const wrong = await post('/sandbox/payments', 'text/plain;charset=UTF-8', '{');
  expect(wrong.statusCode).toBe(400);
  const body = JSON.stringify({ order_id: order.razorpay_order_id, behaviour: 'fail' });
  const failed = await post('/sandbox/payments', 'text/plain;charset=UTF-8', body);
  expect(failed.json()).toHaveProperty('error.reason', 'payment_failed');
  expect(failed.headers['access-control-allow-origin']).toBe('*');
});

it('pays in a page of its own and posts the proof to the callback_url', async () => {
  const form = 'application/x-www-form-urlencoded';
  const callback = 'http://shop.test/checkout?"';
  const fields = new URLSearchParams({ order_id: order.razorpay_order_id, callback_url: callback });
  const page = await post('/sandbox/page', form, `${fields}`);
  expect(page.body).toContain('action="/sandbox/page/pay"');
  expect(page.body).toContain('action="http://shop.test/checkout?&quot;"');
  const paid = await post('/sandbox/page/pay', form, `${fields}`);
  expect(paid.body).toMatch(/name="razorpay_signature" value="\w{64}"/);
  expect((await post('/sandbox/page/pay', form, `${fields}`)).statusCode).toBe(400);
});

it.each(['', 'javascript:alert(1)'])('rejects the callback_url "%s"', async (callback_url) => {
  const fields = new URLSearchParams({ order_id: order.razorpay_order_id, callback_url });
  for (const path of ['/sandbox/page', '/sandbox/page/pay']) {
    const { statusCode } = await post(path, 'application/x-www-form-urlencoded', `${fields}`);
    expect(statusCode, path).toBe(400);
  }
});

it('serves an outbox in which a mail cannot run', async () => {
  const text = '<script>alert(1)</script>';
  const mail = { to: 'asha@example.com', subject: text, text, createdAt: new Date() };
  await test.context.db.insert(mails).values(mail);
  const page = await test.app.inject('/sandbox/outbox');
  expect(page.headers['content-security-policy']).toContain("default-src 'none';");
  expect(page.headers['content-security-policy']).not.toContain('script');
  expect(page.body).toContain('<h1>Outbox</h1>');
  expect(page.body).toContain('&lt;script&gt;alert(1)');
  expect(page.body).not.toContain('<script');
});
