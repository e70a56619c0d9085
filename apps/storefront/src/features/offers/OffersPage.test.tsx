import { fixtures } from '@parinda/api-client/mocks';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { paths } from '../../shared/routing/paths.ts';
import { answerCalls, renderShop } from '../../testing/renderShop.tsx';
import { OffersPage } from './OffersPage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// Spec: decisions Routes
it('shows the three announced offers, then the reduced products with the largest discount first', async () => {
  const half = { ...fixtures.steelSpikes, id: 20, slug: 'half', title: 'Half', price: 400 };
  answerCalls(() => ({ status: 200, body: [...fixtures.products, half] }));
  renderShop(<OffersPage />, paths.offers);
  const list = await screen.findByRole('list', { name: 'Biggest savings first' });
  const titles = within(list).getAllByRole('heading');
  expect(titles.map(({ textContent }) => textContent)).toEqual(['Half', 'Steel Bird Spikes 1 m']);
  const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  expect(headings.slice(0, 3)).toEqual([
    'Free shipping on orders above ₹999',
    'Flash sale: up to 50% off',
    'Secure online payments available',
  ]);
});

// CCPA Guidelines for Prevention and Regulation of Dark Patterns 2023: false urgency
it('says when the sale runs and which products it covers, without urgency', async () => {
  answerCalls(() => ({ status: 200, body: fixtures.products }));
  renderShop(<OffersPage />, paths.offers);
  await screen.findByRole('list', { name: 'Biggest savings first' });
  const sale = screen.getByRole('heading', { name: 'Flash sale: up to 50% off' }).parentElement;
  expect(sale?.textContent).toContain('no fixed end');
  expect(sale?.textContent).toContain('every product listed below');
  expect(document.body.textContent).not.toMatch(/while stocks last|hurry|only \d+ left|ends in/i);
  expect(screen.queryByRole('timer')).toBeNull();
});
