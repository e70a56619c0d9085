import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signPayment } from '../../apps/api/src/domain/payments/signature.ts';

const keySecret = 'the secret of the stub';

/** A payment provider that makes orders, says that each is paid, and can fall silent. */
export async function startPaymentStub() {
  let isSilent = false;
  const orders: { id: string; amount: number; receipt: string; created_at: number }[] = [];
  const paymentOf = (orderId: string) => `pay_${orderId}`;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    if (isSilent) return;
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://stub');
    const [, id] = /^\/orders\/(\w+)\/payments$/.exec(pathname) ?? [];
    const order = orders.find((one) => one.id === id);
    let answer: object = {
      items: orders.filter(({ receipt }) => receipt === searchParams.get('receipt')),
    };
    if (request.method === 'POST') {
      answer = { id: `order_${orders.length}`, created_at: orders.length, ...JSON.parse(body) };
      orders.push(answer as (typeof orders)[number]);
    } else if (order) {
      const payment = { id: paymentOf(order.id), order_id: order.id, amount: order.amount };
      answer = { items: [{ ...payment, currency: 'INR', status: 'captured' }] };
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    env: {
      PAYMENT_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      PAYMENT_KEY_ID: 'stub',
      PAYMENT_KEY_SECRET: keySecret,
      PAYMENT_WEBHOOK_SECRET: 'no webhook comes',
    },
    /** What the widget hands to the page once this order is paid. */
    proofOf: (orderId: string) => ({
      razorpay_order_id: orderId,
      razorpay_payment_id: paymentOf(orderId),
      razorpay_signature: signPayment(keySecret, orderId, paymentOf(orderId)),
    }),
    hush(value: boolean) {
      isSilent = value;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
