import { fixtures } from '@parinda/api-client/mocks';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { selectCartLines } from '../../model/cart/cartSlice.ts';
import { formatOrderDate } from '../../shared/time/orderDate.ts';
import { noResponse } from '../../testing/answers.ts';
import { testPages } from '../../testing/testPages.ts';
import { press, visitShop } from '../../testing/visitShop.tsx';
import { deliveryAnchor, orderHref } from './orderId.ts';

testPages();

const { order } = fixtures;
const path = orderHref(order.id);
const heading = (name: string) => screen.findByRole('heading', { name });

// Spec: 2 §2 Order detail
it("shows its number as heading, the payment provider's order id, and the items", async () => {
  visitShop({ path });
  await heading(`Order #${order.id}`);
  expect(screen.getByText(order.razorpay_order_id)).toBeTruthy();
  const title = within(screen.getByRole('main')).getByRole('heading', { name: 'Products' });
  const products = title.closest('section') as HTMLElement;
  const [item] = within(products).getAllByRole('listitem');
  expect(item?.textContent).toContain('Steel Bird Spikes 1 m');
  expect(item?.textContent).toContain('₹549.00 × 2');
  expect(item?.textContent).toContain('₹1,098.00');
  expect(item?.querySelector('img')).not.toBeNull();
  expect(within(products).getByText('Total').parentElement?.textContent).toBe('Total₹1,098.00');
  const review = within(products).getByRole('link', { name: /Add Review/ });
  expect(review.getAttribute('href')).toBe('/add-review/41/7');
});

// Spec: 2 §2 Order detail
it('shows id, date, the fixed payment method, address and a contact link', async () => {
  visitShop({ path });
  const information = await screen.findByRole('region', { name: 'Order Information' });
  for (const text of ['41', formatOrderDate(order.order_date), 'Razorpay']) {
    expect(information.textContent).toContain(text);
  }
  const address = (await heading('Shipping Address')).closest('section');
  for (const text of ['Asha Rao', '98765 43210', '14 Temple Street', 'Mysuru, Karnataka 570001']) {
    expect(address?.textContent).toContain(text);
  }
  const contact = screen.getByRole('link', { name: 'Any Issues? Contact Us' });
  expect(contact.getAttribute('href')).toBe('/contact');
});

// Spec: 2 §2 Order detail; 2 §6; decisions Routes
it('shows the delivery as a timeline, and offers no review before delivery', async () => {
  const answers = {
    [`orders/${order.id}/`]: {
      ...order,
      delivery_status: 'pending',
      delivery_status_display: 'With the courier',
    },
  };
  visitShop({ path, answers });
  const timeline = (await heading('Delivery Status')).closest('section') as HTMLElement;
  expect(timeline.id).toBe(deliveryAnchor);
  const steps = within(timeline).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    expect.stringMatching(/^Order Placed/),
    expect.stringMatching(/^With the courier/),
  ]);
  expect(steps[0]?.textContent).toContain(formatOrderDate(order.order_date));
  expect(screen.queryByText('Add Review')).toBeNull();
});

it('scrolls to the timeline when opened by Track', async () => {
  const scrolled: string[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this.id);
  };
  visitShop({ path: `${path}#${deliveryAnchor}` });
  await heading('Delivery Status');
  expect(scrolled).toContain(deliveryAnchor);
});

const [bought] = order.items;
const oldNet = { ...bought, id: 61, product: 99, product_name: 'Old Net', quantity: 1 };
const answerOf = (items: object[]) => ({ [`orders/${order.id}/`]: { ...order, items } });
const linesIn = (store: ReturnType<typeof visitShop>) =>
  selectCartLines(store.getState()).map(({ id, quantity }) => [id, quantity]);

// Spec: 2 §2 Order detail
it('buys again at current prices, and names products that are no longer sold', async () => {
  const store = visitShop({ path, answers: answerOf([bought!, oldNet]) });
  await press('Buy again');
  const main = within(screen.getByRole('main'));
  expect(await main.findByText('No longer sold, and not added: Old Net.')).toBeTruthy();
  expect(main.getByText('Added to your cart: Steel Bird Spikes 1 m.')).toBeTruthy();
  expect(linesIn(store)).toEqual([[7, 2]]);
  expect(selectCartLines(store.getState())[0]?.price).toBe(549);
  expect(main.getByRole('link', { name: 'Go to cart' }).getAttribute('href')).toBe('/cart');
});

// Spec: 2 §2 Order detail
it.each([
  ['no item is sold any more', {}, 'None of these products is sold any more.'],
  [
    'the catalogue is unreachable',
    { 'products/': noResponse },
    'The products could not be loaded. Nothing was added.',
  ],
])('adds nothing and shows a message when %s', async (_case, answers, text) => {
  const store = visitShop({ path, answers: { ...answerOf([oldNet]), ...answers } });
  await press('Buy again');
  const main = within(screen.getByRole('main'));
  expect(await main.findByText(text)).toBeTruthy();
  expect(linesIn(store)).toEqual([]);
  expect(main.queryByRole('link', { name: 'Go to cart' })).toBeNull();
});

// Spec: 2 §2 Order detail
it('does not offer to buy an unpaid order again', async () => {
  const unpaid = { ...order, payment_status: 'pending' };
  visitShop({ path, answers: { [`orders/${order.id}/`]: unpaid } });
  await heading(`Order #${order.id}`);
  expect(screen.queryByRole('button', { name: 'Buy again' })).toBeNull();
});
