import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

interface Customer {
  user_id: number;
  token: string;
  address_id: number;
  product_id: number;
}

/** One purchase, with everything that the shop has acknowledged about it. */
export interface Purchase {
  customer: Customer;
  idempotencyKey: string;
  order?: { id: number; razorpay_order_id: string };
  /** The provider's proof of the payment. */
  payment?: object;
  isPaid: boolean;
}

interface Step {
  isDone(purchase: Purchase): boolean;
  /** Returns undefined when the step before has failed. */
  call(purchase: Purchase): { path: string; body: object } | undefined;
  accept(purchase: Purchase, answer: object): void;
}

const steps: Step[] = [
  {
    isDone: ({ order }) => order !== undefined,
    call: ({ customer: { address_id: address, product_id: product } }) => ({
      path: '/api/user/orders/',
      body: { address, items: [{ product, quantity: 2 }] },
    }),
    accept: (purchase, answer) => {
      purchase.order = answer as NonNullable<Purchase['order']>;
    },
  },
  {
    isDone: ({ payment }) => payment !== undefined,
    call: ({ order }) =>
      order && {
        path: '/sandbox/payments',
        body: { order_id: order.razorpay_order_id, behaviour: 'pay' },
      },
    accept: (purchase, answer) => {
      purchase.payment = answer;
    },
  },
  {
    isDone: ({ isPaid }) => isPaid,
    call: ({ order, payment }) =>
      order && payment && { path: `/api/user/orders/${order.id}/verify_payment/`, body: payment },
    accept: (purchase) => {
      purchase.isPaid = true;
    },
  },
];

const headersOf = ({ customer, idempotencyKey }: Purchase) => ({
  'content-type': 'application/json',
  authorization: `Bearer ${customer.token}`,
  'idempotency-key': idempotencyKey,
});

/** Makes customers of a server that runs with PACT_STATES. */
export async function newCustomers(url: string, count: number): Promise<Customer[]> {
  const customers: Customer[] = [];
  while (customers.length < count) {
    const answer = await fetch(`${url}/_pact/states`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ state: 'a signed-in customer has an address' }),
    });
    customers.push((await answer.json()) as Customer);
  }
  return customers;
}

export const newPurchase = (customer: Customer): Purchase => ({
  customer,
  idempotencyKey: randomUUID(),
  isPaid: false,
});

/** Returns a request that places an order. */
export function orderRequest(customer: Customer) {
  const purchase = newPurchase(customer);
  const { path, body } = steps[0]?.call(purchase) ?? { path: '', body: {} };
  return { path, method: 'POST', headers: headersOf(purchase), body: JSON.stringify(body) };
}

/** Repeats each step until it is answered, as a customer does. Returns the number of repetitions. */
export async function buy(url: string, purchase: Purchase): Promise<number> {
  let repetitions = 0;
  for (const { isDone, call, accept } of steps) {
    for (let attempt = 1; !isDone(purchase); attempt++) {
      const { path, body } = call(purchase) ?? { path: '', body: {} };
      const { status, text } = await fetch(url + path, {
        method: 'POST',
        headers: headersOf(purchase),
        body: JSON.stringify(body),
      })
        .then(async (answer) => ({ status: answer.status, text: await answer.text() }))
        .catch((error) => ({ status: 0, text: String(error.cause ?? error) }));
      if (status >= 200 && status < 300) accept(purchase, JSON.parse(text));
      // The payment succeeded, but the answer with its proof was lost.
      else if (text.includes('paid already')) return repetitions;
      else if (attempt === 120) throw new Error(`${path}: ${status} ${text}`);
      else {
        repetitions++;
        await wait(500);
      }
    }
  }
  return repetitions;
}
