import { brand } from '@parinda/brand';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { heldData } from '../../parts/personal-data/heldData.ts';
import { paths } from '../../shared/routing/paths.ts';
import { reviewPolicy } from '../../shared/routing/reviewPolicy.ts';
import { yourRights } from '../../shared/routing/yourRights.ts';
import { renderShop } from '../../testing/renderShop.tsx';
import { CancellationPolicyPage } from './CancellationPolicyPage.tsx';
import { PrivacyPolicyPage } from './PrivacyPolicyPage.tsx';
import { ReturnPolicyPage } from './ReturnPolicyPage.tsx';
import { ShippingPolicyPage } from './ShippingPolicyPage.tsx';
import { TermsPage } from './TermsPage.tsx';

afterEach(cleanup);

const { legalName, registeredAddress, grievanceOfficer: officer } = brand;

it.each([
  ['privacy policy', <PrivacyPolicyPage />],
  ['terms', <TermsPage />],
  ['return policy', <ReturnPolicyPage />],
  ['shipping policy', <ShippingPolicyPage />],
  ['cancellation policy', <CancellationPolicyPage />],
])(
  'the %s names the seller and the grievance officer, and asks for a lawyer until one has checked it',
  (_name, page) => {
    renderShop(page, paths.terms);
    const text = screen.getByRole('article').textContent;
    for (const fact of [legalName, ...registeredAddress, officer.name, officer.email, '48 hours']) {
      expect(text).toContain(fact);
    }
    expect(text.includes('a lawyer must check this text')).toBe(!brand.policiesCheckedOn);
    const levels = screen.getAllByRole('heading').map(({ tagName }) => tagName);
    expect(levels).toEqual(['H1', ...levels.slice(1).map(() => 'H2')]);
  },
);

it('the terms have the review policy at the address that product pages link to', () => {
  renderShop(<TermsPage />, paths.terms);
  const heading = document.getElementById(reviewPolicy.split('#')[1] ?? '');
  expect(heading?.textContent).toBe('Reviews');
  expect(heading?.nextElementSibling?.textContent).toContain('‘Verified purchase’ marks a review');
});

it('the privacy policy lists data, purposes, rights, contact person and Board', () => {
  renderShop(<PrivacyPolicyPage />, paths.privacyPolicy);
  const text = screen.getByRole('article').textContent;
  for (const { data, purpose } of heldData) expect(text).toContain(`${data}: ${purpose}`);
  const { name, email } = brand.dataProtectionContact;
  for (const fact of [name, email, 'within one month', 'withdraw a consent', 'have it erased']) {
    expect(text).toContain(fact);
  }
  expect(text).toContain('Data Protection Board of India');
  const rights = document.getElementById(yourRights.split('#')[1] ?? '');
  expect(rights?.textContent).toBe('Your rights');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(expect.arrayContaining(['/account/your-data', '/contact']));
});

it('the shipping policy names places, costs, times and lost parcels', () => {
  renderShop(<ShippingPolicyPage />, paths.shippingPolicy);
  const text = screen.getByRole('article').textContent;
  for (const fact of ['across India', 'above ₹999', '2 to 4 working days', '7 to 12', 'lost']) {
    expect(text).toContain(fact);
  }
});

it('the cancellation policy names cancellation, return cost, refunds and warranty', () => {
  renderShop(<CancellationPolicyPage />, paths.cancellationPolicy);
  const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  expect(headings).toEqual([
    ...['Cancelling an order', 'When we cancel', 'What a return costs', 'Refunds', 'Warranty'],
    'Seller and grievance officer',
  ]);
  const text = screen.getByRole('article').textContent;
  for (const fact of ['free of charge', 'within 24 hours', '5-7 working days', 'original payment'])
    expect(text).toContain(fact);
});
