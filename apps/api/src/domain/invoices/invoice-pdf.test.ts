import { expect, it } from 'vitest';
import { addressForm } from '../../../testing/address-form.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { orderGst } from './order-gst.ts';
import { runsOf } from './pdf-fonts.ts';
import type { Invoice } from './read-invoice.ts';

const address = { ...addressForm, id: 5, user: 3, address_line2: null };

function invoiceOf(count: number): Invoice {
  const lines = Array.from({ length: count }, () => ({
    name: 'Clearview Nylon Balcony Net, 10 x 10 ft',
    hsn: '560811',
    quantity: 2,
    price: 54900,
    gstRate: 5,
    gstBasisPoints: 500,
  }));
  return {
    number: 'INV-2627-000123',
    kind: 'invoice',
    issuedAt: new Date('2026-11-27T10:00:00Z'),
    corrects: undefined,
    orderId: 41,
    paymentId: 'pay_1',
    address,
    lines,
    gst: orderGst({ address, items: lines }),
    total: 109800 * count,
  };
}

const textOf = async (invoice: Invoice) => (await invoicePdf(invoice)).toString('latin1');

it('is a tagged PDF with language and title', async () => {
  const text = await textOf(invoiceOf(1));
  expect(text.includes('/Lang (en-IN)')).toBe(true);
  expect(text.includes('/Marked true')).toBe(true);
  for (const tag of ['Document', 'H1', 'Table', 'TR', 'TH', 'TD']) {
    expect(text.includes(`/S /${tag}`), tag).toBe(true);
  }
});

it('continues a long table on further pages', async () => {
  const pages = async (count: number) =>
    (await textOf(invoiceOf(count))).match(/\/Type \/Page\b(?!s)/g)?.length;
  expect(await pages(1)).toBe(1);
  expect(await pages(100)).toBeGreaterThan(3);
});

it('keeps the total below the last line, and the tax table on the page of its heading', async () => {
  const columns = 6;
  // The lengths include those that would break the page before the total, and below the heading.
  for (let count = 10; count <= 24; count++) {
    const text = await textOf(invoiceOf(count));
    const pagesOf = (tag: string) =>
      [...text.matchAll(new RegExp(`/S /${tag}\n/P .+\n/K .+\n/Pg (\\d+)`, 'g'))].map(
        ([, page]) => page,
      );
    const cells = pagesOf('TD');
    const [lastLine, total, ...tax] = [
      cells[count * columns - 1],
      cells[count * columns],
      ...cells.slice((count + 1) * columns),
    ];
    expect(total, `${count} lines`).toBe(lastLine);
    expect(new Set([pagesOf('H2').at(-1), ...tax]).size, `${count} lines`).toBe(1);
  }
});

it('writes the same document each time', async () => {
  const sizes = await Promise.all([invoicePdf(invoiceOf(3)), invoicePdf(invoiceOf(3))]);
  expect(sizes[0]?.length).toBe(sizes[1]?.length);
});

it.each([
  ['Asha Rao', [['latin', 'Asha Rao']]],
  [
    'Asha (आशा राव) Łódź',
    [
      ['latin', 'Asha ('],
      ['devanagari', 'आशा राव'],
      ['latin', ') '],
      ['latin-ext', 'Ł'],
      ['latin', 'ód'],
      ['latin-ext', 'ź'],
    ],
  ],
  ['ஆ', [['latin', '?']]],
  ['', []],
])('divides %j into runs of one font', (text, runs) => {
  expect(runsOf(text).map(({ script, text: run }) => [script, run])).toEqual(runs);
});
