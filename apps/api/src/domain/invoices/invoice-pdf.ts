import { brand } from '@parinda/brand';
import { type GstPart, invoiceDate, stateText } from '@parinda/brand/gst';
import { rupeesText } from '../money.ts';
import {
  type Column,
  type Doc,
  keepTogether,
  margin,
  table,
  width,
  write,
  writeDocument,
} from './pdf-writer.ts';
import type { Invoice } from './read-invoice.ts';

/** Returns a tax invoice or credit note as a tagged PDF (A4). */
export function invoicePdf(invoice: Invoice): Promise<Buffer> {
  const title = invoice.kind === 'invoice' ? 'Tax Invoice' : 'Credit Note';
  const facts = {
    title: `${title} ${invoice.number}`,
    author: brand.name,
    createdAt: invoice.issuedAt,
  };
  return writeDocument(facts, (doc) => {
    write(doc, 'H1', title, { size: 20, weight: 700 });
    head(doc, invoice);
    lineTable(doc, invoice);
    taxTable(doc, invoice.gst);
    foot(doc, invoice);
  });
}

function head(doc: Doc, { number, kind, issuedAt, corrects, orderId, address }: Invoice): void {
  const top = doc.pdf.y + 8;
  const columns = [
    [
      ['Sold by', ...brand.address, `GSTIN: ${brand.gstin}`, brand.email],
      [
        'Bill to and ship to',
        address.full_name,
        address.address,
        address.address_line2,
        `${address.city}, ${address.state} ${address.zip_code}`,
        address.gstin && `GSTIN: ${address.gstin}`,
      ],
    ],
    [
      [
        kind === 'invoice' ? 'Invoice' : 'Credit note',
        `Number: ${number}`,
        `Date: ${invoiceDate.format(issuedAt)}`,
        `Order: ${orderId}`,
        corrects && `For invoice ${corrects.number} of ${invoiceDate.format(corrects.issuedAt)}`,
        `Place of supply: ${stateText(address.state, address.zip_code)}`,
        'Reverse charge: No',
      ],
    ],
  ];
  const ends = columns.map((blocks, index) => {
    doc.pdf.y = top;
    for (const [name = '', ...lines] of blocks) {
      const place = { x: margin + index * (width / 2), width: width / 2 - 16 };
      write(doc, 'H2', name ?? '', { ...place, size: 10, weight: 700 });
      for (const line of lines) if (line) write(doc, 'P', line, place);
      doc.pdf.y += 8;
    }
    return doc.pdf.y;
  });
  doc.pdf.y = Math.max(...ends) + 4;
}

const lineColumns: Column[] = [
  { title: 'Description', share: 0.37 },
  { title: 'HSN', share: 0.13 },
  { title: 'Quantity', share: 0.12, isNumber: true },
  { title: 'Price', share: 0.14, isNumber: true },
  { title: 'GST', share: 0.08, isNumber: true },
  { title: 'Total', share: 0.16, isNumber: true },
];

function lineTable(doc: Doc, { lines, total }: Invoice): void {
  const rows = lines.map(({ name, hsn, quantity, price, gstRate }) => [
    name,
    hsn ?? '',
    `${quantity} pcs`,
    rupeesText(price),
    `${gstRate} %`,
    rupeesText(price * quantity),
  ]);
  table(doc, lineColumns, [...rows, ['Total, with all taxes', '', '', '', '', rupeesText(total)]]);
}

const amountShare = 0.28;

type TaxName = 'cgst' | 'sgst' | 'igst';

function taxTable(doc: Doc, gst: GstPart[]): void {
  const sum = (name: TaxName | 'taxable') => gst.reduce((before, part) => before + part[name], 0);
  const taxes: TaxName[] = sum('cgst') > 0 ? ['cgst', 'sgst'] : ['igst'];
  const names = ['taxable', ...taxes] as const;
  const columns = [
    { title: 'GST rate', share: 1 - amountShare * names.length },
    { title: 'Taxable value', share: amountShare, isNumber: true },
    ...taxes.map((name) => ({ title: name.toUpperCase(), share: amountShare, isNumber: true })),
  ];
  const rows = [
    ...gst.map((part) => [`${part.rate} %`, ...names.map((name) => rupeesText(part[name]))]),
    ['Total', ...names.map((name) => rupeesText(sum(name)))],
  ];
  doc.pdf.y += 14;
  keepTogether(doc, columns, rows);
  write(doc, 'H2', 'Tax in this amount', { size: 10, weight: 700 });
  doc.pdf.y += 4;
  table(doc, columns, rows);
}

function foot(doc: Doc, { kind, paymentId }: Invoice): void {
  doc.pdf.y += 14;
  if (paymentId)
    write(
      doc,
      'P',
      `${kind === 'invoice' ? 'Paid' : 'Refunded'} by ${brand.paymentProvider}: ${paymentId}`,
    );
  write(doc, 'P', 'This is a computer-generated document and needs no signature.');
}
