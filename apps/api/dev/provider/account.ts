import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { proofOf } from '../sandbox/checkout-results.ts';

const keySecret = 'the secret of the stand-in';

interface Order {
  id: string;
  amount: number;
  receipt: string;
  created_at: number;
}

interface Payment {
  id: string;
  order_id: string;
  amount: number;
  amount_refunded: number;
  currency: 'INR';
  status: 'captured' | 'refunded';
}

/**
 * Starts a fake of the payment provider: its HTTP API for orders and payments, as the provider
 * documents it. No money moves.
 */
export async function openAccount() {
  const orders: Order[] = [];
  const payments: Payment[] = [];

  function answer(method: string, pathname: string, search: URLSearchParams, body: string) {
    const [, kind, id, part] = pathname.split('/');
    if (kind === 'orders' && method === 'POST') {
      const order: Order = {
        ...JSON.parse(body),
        id: `order_StandIn${orders.length + 1}`,
        created_at: Math.floor(Date.now() / 1000),
      };
      orders.push(order);
      return order;
    }
    if (kind === 'orders' && part === 'payments') {
      return { items: payments.filter((payment) => payment.order_id === id) };
    }
    if (kind === 'orders' && !id) {
      return { items: orders.filter(({ receipt }) => receipt === search.get('receipt')) };
    }
    const payment = payments.find((one) => one.id === id);
    if (kind === 'payments' && payment && part === 'refund') {
      Object.assign(payment, { status: 'refunded', amount_refunded: payment.amount });
    }
    return kind === 'payments' ? payment : orders.find((one) => one.id === id);
  }

  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://stand-in');
    const found = answer(request.method ?? '', pathname, searchParams, body);
    const missing = { error: { code: 'BAD_REQUEST_ERROR', description: 'The id is unknown.' } };
    response
      .writeHead(found ? 200 : 400, { 'content-type': 'application/json' })
      .end(JSON.stringify(found ?? missing));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));

  return {
    /** Environment of an API that uses this account. */
    env: {
      PAYMENT_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      PAYMENT_KEY_ID: 'rzp_test_StandIn',
      PAYMENT_KEY_SECRET: keySecret,
      PAYMENT_WEBHOOK_SECRET: 'no webhook is sent',
    },
    /**
     * Captures a payment for an order.
     *
     * @returns the response of the checkout; undefined if the order is unknown or paid
     */
    pay(orderId: string) {
      const order = orders.find(({ id }) => id === orderId);
      const isPaid = payments.some(
        ({ order_id, status }) => order_id === orderId && status === 'captured',
      );
      if (!order || isPaid) return undefined;
      const id = `pay_StandIn${payments.length + 1}`;
      const { amount } = order;
      payments.push({
        id,
        order_id: orderId,
        amount,
        amount_refunded: 0,
        currency: 'INR',
        status: 'captured',
      });
      return proofOf({ id, orderId, amount }, keySecret);
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type Account = Awaited<ReturnType<typeof openAccount>>;
