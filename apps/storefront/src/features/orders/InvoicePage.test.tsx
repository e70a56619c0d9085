import { fixtures } from '@parinda/api-client/mocks';
import { brand } from '@parinda/brand';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { testPages } from '../../testing/testPages.ts';
import { press, visitShop } from '../../testing/visitShop.tsx';
import { invoiceHref, orderHref } from './orderId.ts';

testPages();

const { invoicedOrder: order } = fixtures;
const answers = { [`orders/${order.id}/`]: order };
const path = invoiceHref(order.id);
const table = (name: string) => screen.findByRole('table', { name });
const rowsOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

it('shows seller, buyer, numbers, place of supply and the date in India', async () => {
  // Still the first of October in UTC.
  const invoice = { ...order.invoice, issued_at: '2026-10-01T19:30:00Z' };
  visitShop({ path, answers: { [`orders/${order.id}/`]: { ...order, invoice } } });
  await screen.findByRole('heading', { level: 1, name: 'Tax Invoice' });
  const text = screen.getByRole('main').textContent ?? '';
  for (const fact of [
    ...brand.address,
    `GSTIN: ${brand.gstin}`,
    'Asha Rao',
    'GSTIN: 29AAAAA0000A1ZY',
    'Number: INV-2627-000041',
    'Date: 2 October 2026',
    'Order: 41',
    'Place of supply: Karnataka (29)',
    'Reverse charge: No',
  ]) {
    expect(text).toContain(fact);
  }
});

it('shows each product with HSN code and rate, and the tax', async () => {
  visitShop({ path, answers });
  expect(rowsOf(await table('Products')).slice(1)).toEqual([
    ['Steel Bird Spikes 1 m', '732690', '2', '₹549.00', '18%', '₹1,098.00'],
    ['Total, with all taxes', '₹1,098.00'],
  ]);
  expect(rowsOf(await table('Tax in this amount'))).toEqual([
    ['GST rate', 'Taxable value', 'IGST'],
    ['18%', '₹930.51', '₹167.49'],
  ]);
});

it('prints, and links to the PDF', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  visitShop({ path, answers });
  await press('Print');
  expect(print).toHaveBeenCalledOnce();
  const pdf = screen.getByRole('link', { name: /INV-2627-000041 \(PDF\)/ });
  expect(pdf.getAttribute('href')).toBe(order.invoice?.pdf_url);
});

it.each([
  ['an order without an invoice', invoiceHref(fixtures.order.id), {}],
  ['a malformed id', '/invoice/41', {}],
])('says that %s has no invoice', async (_case, url, given) => {
  visitShop({ path: url, answers: given });
  expect(await screen.findByRole('heading', { level: 1, name: 'Invoice not found.' })).toBeTruthy();
});

it('links from the order to the invoice, its PDF and the credit note', async () => {
  const credit = { ...order.invoice, number: 'CN-2627-000003' };
  visitShop({
    path: orderHref(order.id),
    answers: { [`orders/${order.id}/`]: { ...order, credit_note: credit } },
  });
  const section = (await screen.findByRole('heading', { name: 'Invoice' })).closest('section');
  const links = within(section as HTMLElement).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Tax invoice INV-2627-000041 (PDF)'),
    expect.stringContaining('Credit note CN-2627-000003 (PDF)'),
    'View and print the invoice',
  ]);
  const main = screen.getByRole('main').textContent;
  expect(main).toContain('Includes IGST 18%₹167.49');
});

it('shows neither invoice nor tax of an order from a backend without them', async () => {
  visitShop({ path: orderHref(fixtures.order.id) });
  await screen.findByRole('heading', { name: 'Order Information' });
  expect(screen.queryByRole('heading', { name: 'Invoice' })).toBeNull();
  expect(screen.getByRole('main').textContent).not.toMatch(/GST/);
});
