import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { deliveryPlace } from '../../model/cart/deliveryPlace.ts';
import { paths } from '../../shared/routing/paths.ts';
import { renderShop } from '../../testing/renderShop.tsx';
import { ShopFacts } from './ShopFacts.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

// Spec: 2 §2 Product detail
it('shows the same delivery, return, payment and GST terms as the rest of the shop', () => {
  renderShop(<ShopFacts />, paths.cart);
  const said = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(said).toEqual([
    ['Delivery', 'Across India. Free shipping on orders above ₹999.'],
    ['Returns', 'Within 7 days of delivery, refunded in 5-7 working days. Returns and refunds'],
    ['Payment', 'Card or UPI, through Razorpay’s secure checkout.'],
    ['GST', 'Included in every price.'],
  ]);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/return-policy');
});

it('asks for the pincode, and shows the delivery estimate for the last checked one', () => {
  deliveryPlace.write({ pin: '411001', city: 'Pune', state: 'Maharashtra' });
  renderShop(<ShopFacts isEstimated />, paths.products);
  expect(screen.getByText(/^To Pune, Maharashtra: about /)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Pincode').value).toBe('411001');
});
