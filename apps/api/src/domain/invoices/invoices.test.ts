import { brand } from '@parinda/brand';
import { stateNames } from '@parinda/brand/gst';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as make from '../../../dev/states/make.ts';
import { addressForm } from '../../../testing/address-form.ts';
import { newCustomer, placedOrder } from '../../../testing/customers.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { invoiceSeries, invoices, mails, products } from '../../db/schema.ts';
import { demoLogin } from '../../db/seed-data.ts';
import { withTx } from '../../db/with-tx.ts';
import { recordPayment } from '../payments/ledger.ts';
import { seriesOf } from './invoice-number.ts';

let test: TestServer;
let asha: Awaited<ReturnType<typeof newCustomer>>;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.close());
beforeEach(async () => {
  asha = await newCustomer(test);
});

type Placed = Awaited<ReturnType<typeof placedOrder>>;

/** Records a report of the provider about the payment of an order. */
const report = (order: Placed, state: 'captured' | 'refunded') =>
  withTx(test.context.db, (tx) =>
    recordPayment(
      tx,
      { now: test.context.now(), siteUrl: undefined },
      {
        paymentId: `pay_${order.id}`,
        providerOrderId: order.razorpay_order_id,
        state,
        money: { amount: order.razorpay_amount, currency: 'INR' },
      },
    ),
  );

const read = async (order: Placed, token = asha.token) =>
  (await test.call('GET', `/api/user/orders/${order.id}/`, { token })).body;

async function paidOrder(customer = asha) {
  const order = await placedOrder(test, customer);
  await report(order, 'captured');
  return order;
}

const countOf = (number: string) => Number(number.split('-')[2]);

it('numbers the invoices of paid orders without gaps, also when payments arrive together', async () => {
  const orders = [];
  for (let index = 0; index < 5; index += 1) orders.push(await placedOrder(test, asha));
  await placedOrder(test, asha); // unpaid
  await Promise.all(orders.map((order) => report(order, 'captured')));
  const numbers = await Promise.all(
    orders.map(async (order) => (await read(order)).invoice.number),
  );
  const counts = numbers.map(countOf).sort((a, b) => a - b);
  expect(counts).toEqual(counts.map((_, index) => (counts[0] ?? 0) + index));
  expect(new Set(numbers.map((number) => number.length))).toEqual(new Set([15]));
});

it('issues the invoices of the demo orders, numbered by date', async () => {
  const { body: session } = await test.call('POST', '/api/user/login/', { body: demoLogin });
  const token = session.token.access;
  const { body: orders } = await test.call('GET', '/api/user/orders/', { token });
  const ids: number[] = orders.map(({ id }: { id: number }) => id).sort();
  const details = await Promise.all(
    ids.map(async (id) => (await test.call('GET', `/api/user/orders/${id}/`, { token })).body),
  );
  const numbers = details.map(({ invoice }) => invoice.number);
  expect(numbers).toEqual([...numbers].sort());
  const dates = details.map(({ order_date }) => order_date);
  expect(details.map(({ invoice }) => invoice.issued_at)).toEqual(dates);
});

it('issues one invoice for an order whose payment is reported twice', async () => {
  const order = await paidOrder();
  const { number } = (await read(order)).invoice;
  await report(order, 'captured');
  expect((await read(order)).invoice.number).toBe(number);
});

it('shows the tax of an order to another state as IGST, and within the state as CGST and SGST', async () => {
  const orderTo = async (state: string | undefined) => {
    const { id } = await make.address(test.context, asha.id, { state });
    return read(await paidOrder({ ...asha, addressId: id }));
  };
  const body = await orderTo(brand.gstState === '29' ? 'Maharashtra' : 'Karnataka');
  expect(body.items[0]).toMatchObject({ gst_rate: 18, hsn: '392690' });
  const igst = body.total_amount - body.gst[0].taxable_value;
  expect(body.gst).toEqual([
    { rate: 18, taxable_value: expect.any(Number), cgst: 0, sgst: 0, igst: expect.closeTo(igst) },
  ]);
  const inState = await orderTo(stateNames[brand.gstState ?? '']);
  expect(inState.gst[0]).toMatchObject({ igst: 0, cgst: expect.any(Number) });
  expect(inState.gst[0].sgst).toBe(inState.gst[0].cgst);
});

it('issues no invoice while a product has no tax rate', async () => {
  const { db } = test.context;
  await db.update(products).set({ gstBasisPoints: null }).where(eq(products.id, 1));
  const body = await read(await paidOrder());
  await db.update(products).set({ gstBasisPoints: 1800 }).where(eq(products.id, 1));
  expect(body.payment_status).toBe('completed');
  expect([body.gst, body.invoice]).toEqual([undefined, undefined]);
});

it('issues a credit note for a refund, in its own series, and only for an invoice', async () => {
  const order = await paidOrder();
  await report(order, 'refunded');
  const body = await read(order);
  expect(body.credit_note.number).toMatch(/^CN-\d{4}-\d{6}$/);
  expect(body.invoice.number).toMatch(/^INV-\d{4}-\d{6}$/);
  const old = await paidOrder();
  await test.context.db.delete(invoices).where(eq(invoices.orderId, old.id));
  await report(old, 'refunded');
  expect((await read(old)).credit_note).toBeUndefined();
});

it('names the attached invoice in the mail of the paid order', async () => {
  const order = await paidOrder();
  const { number } = (await read(order)).invoice;
  const [mail] = await test.context.db
    .select()
    .from(mails)
    .where(eq(mails.onceName, `order-paid:${order.id}`));
  expect(mail).toMatchObject({
    invoiceNumber: number,
    text: expect.stringContaining(`The tax invoice ${number} is attached.`),
  });
});

const file = (url: string) => test.app.inject({ url });

it('serves the PDF by the link in the order for 15 to 30 minutes', async () => {
  const { invoice } = await read(await paidOrder());
  const answer = await file(invoice.pdf_url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
  });
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  test.advanceMinutes(14);
  expect((await file(invoice.pdf_url)).statusCode).toBe(200);
  test.advanceMinutes(17);
  expect((await file(invoice.pdf_url)).statusCode).toBe(404);
  test.advanceMinutes(-31);
});

it('serves no PDF without a signature, or with the signature of another invoice', async () => {
  const [mine, other] = [await read(await paidOrder()), await read(await paidOrder())];
  const [path, query] = mine.invoice.pdf_url.split('?');
  const foreign = mine.invoice.pdf_url.replace(mine.invoice.number, other.invoice.number);
  const later = mine.invoice.pdf_url.replace(/expires=\d/, 'expires=9');
  for (const url of [path, foreign, later, `${path}?${query}0`, `${path}?expires=9e99`]) {
    expect((await file(url)).statusCode, url).toBe(404);
  }
});

it('stores the GSTIN of an address, copies it into the order, and refuses a wrong one', async () => {
  const add = (gstin: string) =>
    test.call('POST', '/api/user/addresses/', {
      token: asha.token,
      body: { ...addressForm, gstin },
    });
  const { body } = await add(' 29aaaaa 0000a1zY ');
  expect(body.gstin).toBe('29AAAAA0000A1ZY');
  const order = await read(await paidOrder({ ...asha, addressId: body.id }));
  expect(order.address_details.gstin).toBe('29AAAAA0000A1ZY');
  for (const wrong of ['29AAAAA0000A1Z0', '29AAAAA0000A1', 'x']) {
    expect(await add(wrong)).toMatchObject({
      status: 400,
      body: { gstin: ['Please enter a valid GSTIN of 15 characters.'] },
    });
  }
  expect((await add('')).body.gstin).toBeUndefined();
});

it.each([
  ['invoice', '2027-03-31T18:29:59Z', 'INV-2627'],
  ['invoice', '2027-03-31T18:30:00Z', 'INV-2728'],
  ['credit note', '2026-12-31T20:00:00Z', 'CN-2627'],
  ['invoice', '2099-05-01T00:00:00Z', 'INV-9900'],
] as const)('puts an %s of %s into the series %s', (kind, date, series) => {
  expect(seriesOf(kind, new Date(date))).toBe(series);
});

it('starts each tax year with number 1', async () => {
  const { db } = test.context;
  await db.delete(invoices);
  await db.delete(invoiceSeries);
  expect(countOf((await read(await paidOrder())).invoice.number)).toBe(1);
  test.advanceMinutes(366 * 24 * 60);
  const bina = await newCustomer(test);
  const order = await paidOrder(bina);
  expect(countOf((await read(order, bina.token)).invoice.number)).toBe(1);
});
