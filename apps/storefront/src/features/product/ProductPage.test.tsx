import { fixtures } from '@parinda/api-client/mocks';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { selectCartLines } from '../../model/cart/cartSlice.ts';
import { errorResponse } from '../../testing/answers.ts';
import { fieldsUnlikeContract } from '../../testing/contractFields.ts';
import { testPages } from '../../testing/testPages.ts';
import { fill, press, type Visit, visitShop } from '../../testing/visitShop.tsx';

const { steelSpikes, review } = fixtures;
const path = `/products/${steelSpikes.slug}`;

testPages();

async function open(visit: Partial<Visit> = {}) {
  const store = visitShop({ path, ...visit });
  await screen.findByRole('heading', { level: 1, name: steelSpikes.title });
  return store;
}

// Spec: 2 §2 Product detail; 2 §9
it('shows rating, review count, both prices, discount and five highlights', async () => {
  await open({ answers: { 'reviews/': [review, { ...review, id: 10 }] } });
  const main = screen.getByRole('main');
  expect(main.querySelector('[role=img][aria-label^="4.3 out of 5"]')).not.toBeNull();
  await waitFor(() => expect(main.textContent).toMatch(/2 (?:reviews|ratings)|\(2\)/));
  expect(main.textContent).toContain('₹549');
  expect(main.querySelector('s')?.textContent).toContain('₹799');
  expect(main.textContent).toContain('31%');
  for (const bullet of [
    steelSpikes.bullet_one,
    steelSpikes.bullet_two,
    steelSpikes.bullet_three,
    steelSpikes.bullet_four,
    steelSpikes.bullet_five,
  ]) {
    expect(screen.getByText(String(bullet)).tagName).toBe('LI');
  }
});

// Legal Metrology (Packaged Commodities) Rules 2011, 6(10)
it('shows the MRP with taxes and the declarations of the pack', async () => {
  await open();
  const main = within(screen.getByRole('main'));
  expect(main.getByText('MRP ₹799 inclusive of all taxes')).toBeTruthy();
  const heading = main.getByRole('heading', { level: 2, name: 'Declarations' });
  const terms = within(heading.parentElement as HTMLElement).getAllByRole('term');
  expect(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
    ['Generic name', steelSpikes.generic_name],
    ['Net quantity', steelSpikes.net_quantity],
    ['Country of origin', 'India'],
    ['Manufacturer', steelSpikes.manufacturer],
    ['Customer care', steelSpikes.customer_care],
  ]);
});

it('shows no declarations of a backend without them', async () => {
  const { net_quantity, generic_name, manufacturer, country_of_origin, customer_care, ...bare } =
    steelSpikes;
  await open({ answers: { [`products/${steelSpikes.slug}/`]: bare } });
  expect(screen.queryByRole('heading', { name: 'Declarations' })).toBeNull();
  expect(screen.getByRole('main').textContent).not.toMatch(/MRP|inclusive/);
});

// Spec: 2 §2 Product detail
it('shows the long description in both tabs', async () => {
  await open();
  for (const name of ['Description', 'Technical Specifications']) {
    fireEvent.click(screen.getByRole('tab', { name }));
    const panel = screen.getByRole('tabpanel', { name });
    expect(panel.textContent).toBe(`${steelSpikes.long_desc}`.replace('\n\n', ''));
  }
});

// Consumer Protection (E-Commerce) Rules 2020; IS 19000:2022
it('marks reviews of customers who received the product, and links to the review policy', async () => {
  const other = { ...review, id: 10, user_name: 'Ravi', verified_purchase: false };
  const { verified_purchase, ...unknown } = { ...review, id: 11, user_name: 'Meera' };
  await open({ answers: { 'reviews/': [review, other, unknown] } });
  const hasMark = async (author: string) =>
    (await screen.findByRole('article', { name: `Review by ${author}` })).textContent?.includes(
      'Verified purchase',
    );
  expect([await hasMark('Asha Rao'), await hasMark('Ravi'), await hasMark('Meera')]).toEqual([
    verified_purchase,
    false,
    false,
  ]);
  const link = screen.getByRole('link', { name: 'How we check reviews' });
  expect(link.getAttribute('href')).toBe('/terms#reviews');
});

// Spec: decisions Whole site
it('shows the link when it can be neither shared nor copied', async () => {
  const writeText = () => Promise.reject(new Error('blocked'));
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  const main = within(screen.getByRole('main'));
  const problem = `The link could not be copied. It is ${location.href}`;
  expect(await main.findByText(problem)).toBeTruthy();
});

// Spec: 2 §2 Product detail
it('adds the chosen quantity to the cart', async () => {
  const store = await open();
  fireEvent.click(screen.getByRole('button', { name: /^Increase/ }));
  await press('Add To Cart');
  expect(selectCartLines(store.getState())).toMatchObject([
    { id: steelSpikes.id, price: 549, quantity: 2 },
  ]);
});

// Spec: 1 §9
it('confirms the addition and links to the cart', async () => {
  await open();
  await press('Add To Cart');
  await screen.findByText(`${steelSpikes.title} is in your cart.`);
  fireEvent.click(screen.getByRole('link', { name: 'View cart' }));
  await screen.findByRole('heading', { level: 1, name: 'Cart' });
  expect(screen.queryByText('View cart')).toBeNull();
});

// Spec: 2 §4
it('Buy Now adds the product to the cart and covers the page for its documented wait', async () => {
  const store = await open({ wait: 'buyNowMs' });
  await press('Buy Now');
  expect(await screen.findByText('Processing your order...')).toBeTruthy();
  expect(selectCartLines(store.getState())).toHaveLength(1);
  expect(screen.queryByRole('heading', { level: 1, name: 'Checkout' })).toBeNull();
});

// Spec: decisions Whole site
it("Buy Now continues to /checkout after the visitor's login", async () => {
  await open({ isSignedIn: false });
  await press('Buy Now');
  await screen.findByRole('heading', { level: 1, name: 'Login' });
  await fill({ Email: 'a@b.in', Password: 'eight letters' });
  await press('Login');
  expect(await screen.findByRole('heading', { level: 1, name: 'Checkout' })).toBeTruthy();
});

// Spec: 2 §2 Product detail
it("uses the device's share sheet when available", async () => {
  const share = vi.fn(async () => {});
  Object.assign(navigator, { share });
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  await waitFor(() =>
    expect(share).toHaveBeenCalledWith({ title: steelSpikes.title, url: location.href }),
  );
  Object.assign(navigator, { share: undefined });
});

// Spec: 2 §4
it('disables the heart while the call runs', async () => {
  await open({ answers: { 'POST wishlist/': () => new Promise<Response>(() => {}) } });
  const heart = () => screen.getByRole('button', { name: /to wishlist/ });
  fireEvent.click(heart());
  await waitFor(() => expect(heart().getAttribute('aria-disabled')).toBe('true'));
});

// Spec: decisions Calls
it('Add Review redirects a visitor to /signup and back', async () => {
  await open({ isSignedIn: false });
  await press('Add Review');
  await screen.findByRole('heading', { level: 1, name: 'Login' });
  await fill({ Email: 'a@b.in', Password: 'eight letters' });
  await press('Login');
  const name = steelSpikes.title;
  expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
});

// Spec: 2 §2 Product detail; 2 §5
it('accepts only ratings from 1 to 5', async () => {
  await open({ answers: { 'POST reviews/': errorResponse(500) } });
  await press('Add Review');
  const rating = await screen.findByLabelText<HTMLInputElement>('Rating (1 to 5)');
  expect([rating.min, rating.max]).toEqual(['1', '5']);
  const problems = fieldsUnlikeContract(rating.form as HTMLFormElement, {
    operationId: 'createReview',
    file: 'apps/storefront/src/parts/product-reviews/AddReviewDialog.tsx',
    sentByCode: ['user', 'order', 'product'],
  });
  expect(problems).toEqual([]);
  await fill({ 'Rating (1 to 5)': '6' });
  await press('Submit Review');
  expect(await screen.findByText('Please give a rating from 1 to 5')).toBeTruthy();
  expect(screen.queryByText('Failed to add review. Please try again.')).toBeNull();
});

// Spec: decisions Calls
it('says that a review of an undelivered product needs approval', async () => {
  await open({ answers: { 'POST reviews/': { ...review, status: 'pending' } } });
  await press('Add Review');
  await screen.findByLabelText('Rating (1 to 5)');
  await press('Submit Review');
  expect(await screen.findByText('Review added successfully!')).toBeTruthy();
  expect(await screen.findByText(/Your review is shown here once we have checked it/)).toBeTruthy();
});

// Spec: 1 §9
it('rounds the stars of the review block and keeps the decimal in the number', async () => {
  await open();
  const stars = screen.getByRole('main').querySelector('[role=img][aria-label^="4.3 out of 5"]');
  // Four stars of 20 px and the gaps between them.
  expect(stars?.querySelectorAll('svg')[1]?.getAttribute('width')).toBe('88');
});

it('shows an error of the wishlist beside the heart', async () => {
  await open({ answers: { 'POST wishlist/': errorResponse(400, {}) } });
  const main = screen.getByRole('main');
  // The heart is disabled until the wishlist has loaded.
  const heart = () => screen.getByRole('button', { name: /to wishlist/ });
  await waitFor(() => expect(heart().getAttribute('aria-disabled')).not.toBe('true'));
  fireEvent.click(heart());
  await waitFor(() => expect(main.textContent).toContain('Wishlist action failed.'));
});
