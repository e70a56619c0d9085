import { fixtures } from '@parinda/api-client/mocks';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { formatOrderDate } from '../../shared/time/orderDate.ts';
import { errorResponse } from '../../testing/answers.ts';
import { fieldsUnlikeContract } from '../../testing/contractFields.ts';
import { testPages } from '../../testing/testPages.ts';
import { fill, press, pressNamed, visitShop } from '../../testing/visitShop.tsx';

testPages();

const { order, steelSpikes, user } = fixtures;

// Spec: 2 §2 Add review
it('shows product, price, order and date, and offers stars and five rows of text', async () => {
  visitShop({ path: '/add-review/41/7' });
  expect(await screen.findByRole('heading', { name: steelSpikes.title })).toBeTruthy();
  expect(screen.getByRole('main').querySelector('img')).not.toBeNull();
  expect(screen.getByText('₹549')).toBeTruthy();
  expect(screen.getByText(`Order #41, ${formatOrderDate(order.order_date)}`)).toBeTruthy();
  expect(screen.getAllByRole('radio')).toHaveLength(5);
  const text = screen.getByLabelText<HTMLTextAreaElement>('Your review');
  expect([text.rows, text.placeholder]).toEqual([5, 'Write your review here...']);
});

it('has the fields of the contract', async () => {
  visitShop({ path: '/add-review/41/7' });
  const text = await screen.findByLabelText<HTMLTextAreaElement>('Your review');
  const problems = fieldsUnlikeContract(text.form as HTMLFormElement, {
    operationId: 'createReview',
    file: 'apps/storefront/src/features/reviews/ReviewForm.tsx',
    sentByCode: ['user', 'order', 'product'],
  });
  expect(problems).toEqual([]);
});

// Spec: 2 §2 Add review; 2 §5
it('disables submit until both stars and text are present', async () => {
  visitShop({ path: '/add-review/41/7' });
  const submit = async () =>
    (await screen.findByRole<HTMLButtonElement>('button', { name: 'Submit Review' })).disabled;
  expect(await submit()).toBe(true);
  await pressNamed('4 stars');
  expect(await submit()).toBe(true);
  await fill({ 'Your review': '   ' });
  expect(await submit()).toBe(true);
  await fill({ 'Your review': 'Good.' });
  expect(await submit()).toBe(false);
});

// Spec: 2 §2 Add review; 2 §4; 2 §7
it('sends user, order, product, rating and text, and opens the orders', async () => {
  const sent: unknown[] = [];
  visitShop({ path: '/add-review/41/7' });
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'POST') sent.push(await request.clone().json());
    return answer(request);
  });
  await pressNamed('4 stars');
  await fill({ 'Your review': 'Good.' });
  fireEvent.click(screen.getByRole('button', { name: 'Submit Review' }));
  expect(await screen.findByRole('heading', { name: 'Your Orders' })).toBeTruthy();
  expect(sent).toEqual([{ user: 3, order: 41, product: 7, rating: 4, review_text: 'Good.' }]);
});

// Spec: 2 §8
it("shows the server's error about the stars beside them, and moves focus there", async () => {
  const answers = { 'POST reviews/': errorResponse(400, { rating: 'From 1 to 5.' }) };
  visitShop({ path: '/add-review/41/7', answers });
  await pressNamed('4 stars');
  await fill({ 'Your review': 'Good.' });
  fireEvent.click(screen.getByRole('button', { name: 'Submit Review' }));
  const stars = () => screen.getByRole('radiogroup', { name: 'Your rating' });
  await within(stars()).findByText('From 1 to 5.');
  expect(stars().contains(document.activeElement)).toBe(true);
  await pressNamed('5 stars');
  expect(within(screen.getByRole('main')).queryByText('From 1 to 5.')).toBeNull();
});

// Spec: 2 §2 Add review
it.each([
  ['/add-review/nonsense/7', 'Invalid order ID.'],
  ['/add-review/0/7', 'Invalid order ID.'],
  ['/add-review/41/seven', 'Product not found'],
  ['/add-review/41/1.5', 'Product not found'],
])('shows for %s the message %s without a request', async (path, text) => {
  visitShop({ path });
  const asked: string[] = [];
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (request: Request) => {
    asked.push(new URL(request.url).pathname);
    return answer(request);
  });
  expect(await screen.findByText(text)).toBeTruthy();
  const main = within(screen.getByRole('main'));
  // One link in the breadcrumbs, one as the next step.
  const ways = main.getAllByRole('link', { name: 'Your Orders' });
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/orders', '/orders']);
  expect(asked.filter((path) => /orders\/|products\/./.test(path))).toEqual([]);
});

// Spec: 2 §2 Add review
it('rejects a product that is not in the order', async () => {
  const answers = {
    'orders/41/': { ...order, items: order.items.filter((item) => item.product !== 7) },
  };
  visitShop({ path: '/add-review/41/7', answers });
  expect(await screen.findByText('This product is not in order #41')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Submit Review' })).toBeNull();
});

// Spec: 2 §2 Add review
it('says that a withdrawn product is no longer sold', async () => {
  visitShop({ path: '/add-review/41/7', answers: { 'products/7/': errorResponse(404) } });
  const [item] = order.items;
  expect(await screen.findByText(`${item?.product_name} is no longer sold`)).toBeTruthy();
  expect(screen.queryByText('Product not found')).toBeNull();
});

it.each([
  ['orders/41/', 'Failed to fetch order details.'],
  ['products/7/', 'Failed to fetch product details.'],
  ['profile/', 'Your details could not be loaded'],
])('shows an error when %s fails, and retries', async (call, text) => {
  let isBroken = true;
  const healthy = { 'orders/41/': order, 'products/7/': steelSpikes, 'profile/': user }[call];
  const answers = { [call]: () => (isBroken ? errorResponse(500)() : Response.json(healthy)) };
  visitShop({ path: '/add-review/41/7', answers });
  expect(await screen.findByText(text)).toBeTruthy();
  isBroken = false;
  await press('Try again');
  expect(await screen.findByLabelText('Your review')).toBeTruthy();
});
