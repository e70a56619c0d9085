import * as make from '../dev/states/make.ts';
import type { TestServer } from './test-server.ts';

/** Creates a signed-in customer with an address. */
export async function newCustomer({ context }: TestServer) {
  const { id, token } = await make.customer(context);
  const address = await make.address(context, id);
  return { id, token, addressId: address.id };
}

/** Places an order and returns its response; by default two pieces of the first product. */
export async function placedOrder(
  test: TestServer,
  customer: Awaited<ReturnType<typeof newCustomer>>,
  items = [{ product: 1, quantity: 2 }],
) {
  const { status, body } = await test.call('POST', '/api/user/orders/', {
    token: customer.token,
    body: { address: customer.addressId, items },
  });
  if (status !== 201) throw new Error(`No order: ${JSON.stringify(body)}`);
  return body as { id: number; key: string; razorpay_amount: number; razorpay_order_id: string };
}
