import {
  byId,
  check,
  type Journey,
  newAddress,
  newCustomer,
  newId,
  newProduct,
  paise,
  type Reply,
  type Trip,
} from './trip.ts';

// 129.35 * 100 is not a whole number in floating point.
const prices = [549, 129.35] as const;
const quantities = [2, 3] as const;
const totalPaise = 2 * 54_900 + 3 * 12_935;

interface Item {
  product: number;
  product_price: unknown;
  quantity: number;
  item_total: unknown;
}

async function cart(trip: Trip) {
  const first = await newProduct(trip, { price: prices[0] });
  const second = await newProduct(trip, { price: prices[1], title: 'Bird Net 5 m' });
  const { token, user_id } = await newCustomer(trip);
  const address = await newAddress(trip, token);
  const items = [
    { product: first, quantity: quantities[0] },
    { product: second, quantity: quantities[1] },
  ];
  return { token, user_id, address, items };
}

/** Checks the two lines and the total of the order. */
function checkOrder(order: { items: Item[]; total_amount: unknown }, wanted: Cart, reply: Reply) {
  const { items, total_amount } = order;
  check(items.length === 2, `an order of two lines has ${items.length} lines`, reply);
  for (const [at, { product, quantity }] of wanted.items.entries()) {
    const line = items.find((item) => item.product === product);
    check(line !== undefined, `the line of product ${product} is missing`, reply);
    check(line?.quantity === quantity, `a line has quantity ${line?.quantity}`, reply);
    const price = paise(prices[at]);
    const shown = line?.product_price;
    check(paise(shown) === price, `a line has the price ${shown}, not ${prices[at]}`, reply);
    const sum = line?.item_total;
    check(paise(sum) === price * quantity, `item_total ${sum} is not price × quantity`, reply);
  }
  const problem = `total_amount ${total_amount} is not the sum of the lines`;
  check(paise(total_amount) === totalPaise, problem, reply);
}

type Cart = Awaited<ReturnType<typeof cart>>;

export const orders: Journey[] = [
  {
    name: 'an order of two lines',
    async run(trip) {
      const wanted = await cart(trip);
      const { token, address, items } = wanted;
      const body = { address, items };
      const placed = await trip.ok('POST', '/api/user/orders/', { token, body });
      const { id, razorpay_amount, razorpay_order_id } = placed.body;
      const problem = `razorpay_amount is ${razorpay_amount}, expected ${totalPaise} paise`;
      check(razorpay_amount === totalPaise, problem, placed);
      const read = () => trip.ok('GET', `/api/user/orders/${id}/`, { token });
      const one = await read();
      check(one.body.id === id, `the order ${id} is answered as ${one.body.id}`, one);
      const provider = one.body.razorpay_order_id;
      check(provider === razorpay_order_id, 'the order has another razorpay_order_id', one);
      check(one.body.payment_status !== 'completed', 'an order is paid before the payment', one);
      checkOrder(one.body, wanted, one);
      const list = await trip.ok('GET', '/api/user/orders/', { token });
      const listed = byId(list, id);
      check(listed !== undefined, 'a placed order is not in the list', list);
      check(list.body.length === 1, `one placed order is listed as ${list.body.length}`, list);
      checkOrder(listed as never, wanted, list);

      await trip.state('a product is on sale', {
        product_id: items[0]?.product,
        slug: `journey-${items[0]?.product}`,
        price: 700,
      });
      const later = await read();
      const isSame = paise(later.body.total_amount) === totalPaise;
      check(isSame, 'a new price in the catalogue changes the total of a placed order', later);
      checkOrder(later.body, wanted, later);
      await trip.ok('DELETE', `/api/user/addresses/delete/${address}/`, { token });
      const kept = (await read()).body.address_details;
      const before = one.body.address_details?.city;
      check(kept?.city === before, 'a deleted address changes the address of an order', later);
    },
  },
  {
    name: 'an Idempotency-Key is used again',
    async run(trip) {
      const { token, address, items } = await cart(trip);
      const headers = { 'idempotency-key': `journey ${newId()}` };
      const body = { address, items };
      const place = () => trip.ok('POST', '/api/user/orders/', { token, headers, body });
      const first = (await place()).body;
      const again = await place();
      const problem = 'the same Idempotency-Key and body answer with';
      check(again.body.id === first.id, `${problem} another order`, again);
      const isSame = again.body.razorpay_order_id === first.razorpay_order_id;
      check(isSame, `${problem} another razorpay_order_id`, again);
      check(
        again.body.razorpay_amount === first.razorpay_amount,
        `${problem} another amount`,
        again,
      );
      const list = await trip.ok('GET', '/api/user/orders/', { token });
      check(list.body.length === 1, `a repeated key placed ${list.body.length} orders`, list);
      const other = { address, items: items.slice(0, 1) };
      const changed = ['POST', '/api/user/orders/', { token, headers, body: other }] as const;
      const accepted = 'a used Idempotency-Key with another body is accepted';
      await trip.rejected([400, 409, 422], accepted, ...changed);
      const fresh = { 'idempotency-key': `journey ${newId()}` };
      const next = await trip.ok('POST', '/api/user/orders/', { token, headers: fresh, body });
      check(next.body.id !== first.id, 'a new Idempotency-Key answers with the old order', next);

      const stranger = await newCustomer(trip);
      const to = await newAddress(trip, stranger.token);
      const theirs = await trip.call('POST', '/api/user/orders/', {
        token: stranger.token,
        headers,
        body: { address: to, items },
      });
      const leaks = theirs.body?.id === first.id;
      check(!leaks, 'the Idempotency-Key of another customer answers with their order', theirs);
    },
  },
  {
    name: 'a payment is verified twice',
    async run(trip) {
      const product = await newProduct(trip);
      const paid = await trip.state('a signed-in customer has paid at the provider');
      const { token, order_id, user_id: _, ...proof } = paid;
      const path = (id: unknown) => `/api/user/orders/${id}/verify_payment/`;
      const read = (id: unknown) => trip.ok('GET', `/api/user/orders/${id}/`, { token });
      const expectPaid = async (when: string) => {
        const { body, ...reply } = await read(order_id);
        const problem = `${when}, the order has the payment_status ${body.payment_status}`;
        check(body.payment_status === 'completed', problem, { body, ...reply });
      };
      await trip.ok('POST', path(order_id), { token, body: proof });
      await expectPaid('after a verified payment');
      const again = await trip.call('POST', path(order_id), { token, body: proof });
      check(again.status < 300, `the same payment again answers ${again.status}`, again);
      await expectPaid('after a payment that was verified twice');
      const forged = { ...proof, razorpay_signature: '0'.repeat(64) };
      await trip.call('POST', path(order_id), { token, body: forged });
      await expectPaid('after a forged signature for a paid order');

      const address = await newAddress(trip, token);
      const body = { address, items: [{ product, quantity: 1 }] };
      const unpaid = (await trip.ok('POST', '/api/user/orders/', { token, body })).body.id;
      const reused = ['POST', path(unpaid), { token, body: proof }] as const;
      await trip.rejected([400, 422], 'the payment of one order pays another one', ...reused);
      const after = await read(unpaid);
      const isPaid = after.body.payment_status === 'completed';
      check(!isPaid, 'a rejected payment has paid the order', after);
    },
  },
];
