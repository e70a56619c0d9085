import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as make from '../../../dev/states/make.ts';
import { adminToken, startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { orders } from '../../db/schema.ts';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.close());

const deliver = (id: number) =>
  test.call('POST', '/admin/commands/orders:deliver', { token: adminToken, body: { id } });

async function delivery(id: number) {
  const [row] = await test.context.db.select().from(orders).where(eq(orders.id, id));
  return { status: row?.deliveryStatus, at: row?.deliveredAt };
}

// Spec: 2 §4
it('marks a paid order as delivered and does nothing the second time', async () => {
  const { id, token } = await make.customer(test.context);
  const order = await make.order(test.context, id, { paymentStatus: 'completed' });
  const done = { status: 200, body: { text: `Order ${order.id} is delivered.` } };
  expect(await deliver(order.id)).toMatchObject(done);
  const once = await delivery(order.id);
  expect(once.at).toBeInstanceOf(Date);
  test.advanceMinutes(60);
  expect(await deliver(order.id)).toMatchObject(done);
  expect(await delivery(order.id)).toEqual(once);
  const { body } = await test.call('GET', `/api/user/orders/${order.id}/`, { token });
  expect(body).toMatchObject({
    delivery_status: 'delivered',
    delivery_status_display: 'Delivered',
  });
});

it.each(['pending', 'failed'] as const)('rejects an order whose payment is %s', async (status) => {
  const { id } = await make.customer(test.context);
  const order = await make.order(test.context, id, { paymentStatus: status });
  expect(await deliver(order.id)).toMatchObject({
    status: 409,
    body: { message: `Order ${order.id} is not paid yet` },
  });
  expect(await delivery(order.id)).toEqual({ status: 'pending', at: null });
});

it('reports an unknown order', async () => {
  expect(await deliver(2 ** 40)).toMatchObject({
    status: 404,
    body: { message: `There is no order ${2 ** 40}` },
  });
});
