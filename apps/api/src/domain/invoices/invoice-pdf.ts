import { brand } from '@parinda/brand';
import { type GstPart, stateCode, stateNames } from '@parinda/brand/gst';
import PDFDocument from 'pdfkit';
import { rupeesText } from '../money.ts';
import { fontFiles, fontName, runsOf, type Weight } from './pdf-fonts.ts';
import type { Invoice } from './read-invoice.ts';

type Struct = ReturnType<InstanceType<typeof PDFDocument>['struct']>;

/** A document, and the element that its content is tagged in. */
interface Doc {
  pdf: InstanceType<typeof PDFDocument>;
  root: Struct;
}

// A4 in points.
const margin = 42;
const width = 595.28 - 2 * margin;
const bottom = 841.89 - margin;
/** Height of the Latin font above the baseline, as a share of its size. */
const ascent = 1.069;

interface Column {
  title: string;
  /** Share of the width. */
  share: number;
  isNumber?: boolean;
}

const dateText = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** Returns a tax invoice or credit note as a tagged PDF (A4). */
export async function invoicePdf(invoice: Invoice): Promise<Buffer> {
  const title = invoice.kind === 'invoice' ? 'Tax Invoice' : 'Credit Note';
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    tagged: true,
    pdfVersion: '1.7',
    lang: 'en-IN',
    displayTitle: true,
    info: {
      Title: `${title} ${invoice.number}`,
      Author: brand.name,
      CreationDate: invoice.issuedAt,
    },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  for (const [name, file] of fontFiles()) pdf.registerFont(name, file);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const doc = { pdf, root };
  write(doc, 'H1', title, { size: 20, weight: 700 });
  head(doc, invoice);
  lineTable(doc, invoice);
  taxTable(doc, invoice.gst);
  foot(doc, invoice);
  root.end();
  pdf.end();
  return done;
}

function head(doc: Doc, { number, kind, issuedAt, corrects, orderId, address }: Invoice): void {
  const code = stateCode(address.state, address.zip_code);
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
        `Date: ${dateText.format(issuedAt)}`,
        `Order: ${orderId}`,
        corrects && `For invoice ${corrects.number} of ${dateText.format(corrects.issuedAt)}`,
        `Place of supply: ${code ? `${stateNames[code]} (${code})` : address.state}`,
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

type TaxName = 'cgst' | 'sgst' | 'igst';

function taxTable(doc: Doc, gst: GstPart[]): void {
  doc.pdf.y += 14;
  write(doc, 'H2', 'Tax in this amount', { size: 10, weight: 700 });
  doc.pdf.y += 4;
  const sum = (name: TaxName | 'taxable') => gst.reduce((before, part) => before + part[name], 0);
  const taxes: TaxName[] = sum('cgst') > 0 ? ['cgst', 'sgst'] : ['igst'];
  const names = ['taxable', ...taxes] as const;
  const columns = [
    { title: 'GST rate', share: 0.16 },
    { title: 'Taxable value', share: 0.28, isNumber: true },
    ...taxes.map((name) => ({ title: name.toUpperCase(), share: 0.28, isNumber: true })),
  ];
  table(doc, columns, [
    ...gst.map((part) => [`${part.rate} %`, ...names.map((name) => rupeesText(part[name]))]),
    ['Total', ...names.map((name) => rupeesText(sum(name)))],
  ]);
}

function foot(doc: Doc, { kind, paymentId }: Invoice): void {
  doc.pdf.y += 14;
  if (paymentId)
    write(
      doc,
      'P',
      `${kind === 'invoice' ? 'Paid' : 'Refunded'} by ${brand.paymentProvider}: ${paymentId}`,
    );
  write(doc, 'P', 'This document was made by a computer and has no signature.');
}

interface TextOptions {
  x?: number;
  width?: number;
  size?: number;
  weight?: Weight;
  align?: 'left' | 'right';
}

/** Writes a tagged paragraph at the current height and moves below it. */
function write(doc: Doc, tag: string, text: string, options: TextOptions = {}): void {
  const struct = doc.pdf.struct(tag, {}, () => draw(doc, text, doc.pdf.y, options));
  doc.root.add(struct);
}

function draw(
  doc: Doc,
  text: string,
  y: number,
  { x = margin, width: textWidth = width, size = 9.5, weight = 400, align = 'left' }: TextOptions,
): void {
  const runs = runsOf(text);
  doc.pdf.fontSize(size).fillColor('#1f2937');
  // pdfkit aligns a continued text run by run, so numbers, which are one run, need no more.
  runs.forEach(({ script, text: run }, index) => {
    doc.pdf.font(fontName(script, weight));
    const isFirst = index === 0;
    const isLast = index === runs.length - 1;
    // On one baseline, because the fonts have different heights.
    const style = { width: textWidth, align, continued: !isLast, baseline: 'alphabetic' as const };
    if (isFirst) doc.pdf.text(run, x, y + size * ascent, style);
    else doc.pdf.text(run, style);
    if (isLast) doc.pdf.y -= size * ascent;
  });
}

const rowPadding = 4;

function table(doc: Doc, columns: Column[], rows: string[][]): void {
  const struct = doc.pdf.struct('Table');
  doc.root.add(struct);
  const titles = columns.map(({ title }) => title);
  tableRow(doc, struct, columns, titles, 'TH');
  rows.forEach((row, index) => {
    const isTotal = index === rows.length - 1;
    if (doc.pdf.y + rowHeight(doc, columns, row) > bottom) {
      doc.pdf.addPage();
      tableRow(doc, struct, columns, titles, 'TH');
    }
    tableRow(doc, struct, columns, row, isTotal ? 'total' : 'TD');
  });
  struct.end();
}

function rowHeight(doc: Doc, columns: Column[], row: string[]): number {
  doc.pdf.fontSize(9.5);
  const heights = row.map((text, index) => {
    const [first] = runsOf(text);
    doc.pdf.font(fontName(first?.script ?? 'latin', 700));
    return doc.pdf.heightOfString(text || ' ', { width: cellWidth(columns[index]) });
  });
  return Math.max(...heights) + 2 * rowPadding;
}

const cellWidth = (column: Column | undefined) => (column?.share ?? 0) * width - 8;

function tableRow(
  doc: Doc,
  parent: Struct,
  columns: Column[],
  row: string[],
  kind: 'TH' | 'TD' | 'total',
): void {
  const top = doc.pdf.y;
  const height = rowHeight(doc, columns, row);
  const line = doc.pdf.struct('TR');
  parent.add(line);
  let x = margin;
  row.forEach((text, index) => {
    const column = columns[index];
    const cell = doc.pdf.struct(kind === 'TH' ? 'TH' : 'TD', {}, () =>
      draw(doc, text || ' ', top + rowPadding, {
        x: x + 4,
        width: cellWidth(column),
        weight: kind === 'TD' ? 400 : 700,
        align: column?.isNumber ? 'right' : 'left',
      }),
    );
    line.add(cell);
    x += (column?.share ?? 0) * width;
  });
  line.end();
  doc.pdf.markContent('Artifact', { type: 'Layout' });
  doc.pdf
    .moveTo(margin, top + height)
    .lineTo(margin + width, top + height)
    .lineWidth(kind === 'TH' ? 1 : 0.5)
    .stroke('#9ca3af');
  doc.pdf.endMarkedContent();
  doc.pdf.y = top + height;
}
