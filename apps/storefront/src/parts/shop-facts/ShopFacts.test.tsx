import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { deliveryPlace } from '../../model/cart/deliveryPlace.ts';
import { ShopFacts } from './ShopFacts.tsx';

it('tells of delivery, returns, payment and GST, as the shop says elsewhere', () => {
  render(<ShopFacts />, { wrapper: MemoryRouter });
  const said = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(said).toEqual([
    ['Delivery', 'Across India. Free shipping on orders above ₹999.'],
    ['Returns', 'Within 7 days of delivery, refunded in 5-7 working days. Returns and refunds'],
    ['Payment', 'Online, in the window of our payment provider.'],
    ['GST', 'Included in every price.'],
  ]);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/return-policy');
});

it('says when an order would be at the place that was last asked for', () => {
  deliveryPlace.write({ pin: '411001', city: 'Pune', state: 'Maharashtra' });
  render(<ShopFacts isEstimated />, { wrapper: MemoryRouter });
  expect(screen.getByText(/^To Pune, Maharashtra: about /)).toBeTruthy();
});
