import PDFDocument from 'pdfkit';
import { fontName, fonts, runsOf, type Weight } from './pdf-fonts.ts';

type Struct = ReturnType<InstanceType<typeof PDFDocument>['struct']>;

/** A document, and the element that its content is tagged in. */
export interface Doc {
  pdf: InstanceType<typeof PDFDocument>;
  root: Struct;
}

export interface Column {
  title: string;
  /** Share of the width. */
  share: number;
  isNumber?: boolean;
}

// A4 in points.
export const margin = 42;
export const width = 595.28 - 2 * margin;
const bottom = 841.89 - margin;
/** Height of the Latin font above the baseline, as a share of its size. */
const ascent = 1.069;
const textSize = 9.5;
const rowPadding = 4;
/** A heading of a table, with the space around it. */
const headingHeight = 32;

interface DocumentFacts {
  title: string;
  author: string;
  createdAt: Date;
}

/** Returns a tagged A4 document with the content that `fill` writes. */
export async function writeDocument(
  { title, author, createdAt }: DocumentFacts,
  fill: (doc: Doc) => void,
): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    tagged: true,
    pdfVersion: '1.7',
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: createdAt },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  for (const { name, file } of fonts) pdf.registerFont(name, file);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  fill({ pdf, root });
  root.end();
  pdf.end();
  return done;
}

interface TextOptions {
  x?: number;
  width?: number;
  size?: number;
  weight?: Weight;
  align?: 'left' | 'right';
}

/** Writes a tagged paragraph at the current height and moves below it. */
export function write(doc: Doc, tag: string, text: string, options: TextOptions = {}): void {
  const struct = doc.pdf.struct(tag, {}, () => draw(doc, text, doc.pdf.y, options));
  doc.root.add(struct);
}

function draw(
  doc: Doc,
  text: string,
  y: number,
  {
    x = margin,
    width: textWidth = width,
    size = textSize,
    weight = 400,
    align = 'left',
  }: TextOptions,
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

/** Writes a table. Its last row is a total; its titles are repeated on each page. */
export function table(doc: Doc, columns: Column[], rows: string[][]): void {
  const struct = doc.pdf.struct('Table');
  doc.root.add(struct);
  const titles = columns.map(({ title }) => title);
  const titleHeight = rowHeight(doc, columns, titles);
  const writeTitles = () => tableRow(doc, struct, columns, titles, 'TH', titleHeight);
  writeTitles();
  const heights = rows.map((row) => rowHeight(doc, columns, row));
  rows.forEach((row, index) => {
    const isTotal = index === rows.length - 1;
    const [height = 0, next = 0] = heights.slice(index);
    // The total is on the page of the last line.
    const needed = index === rows.length - 2 ? height + next : height;
    if (doc.pdf.y + needed > bottom) {
      doc.pdf.addPage();
      writeTitles();
    }
    tableRow(doc, struct, columns, row, isTotal ? 'total' : 'TD', height);
  });
  struct.end();
}

/** Begins a new page if the rest of this one is lower than a table below a heading. */
export function keepTogether(doc: Doc, columns: Column[], rows: string[][]): void {
  const titles = columns.map(({ title }) => title);
  const heights = [titles, ...rows].map((row) => rowHeight(doc, columns, row));
  const height = heights.reduce((sum, each) => sum + each, headingHeight);
  if (doc.pdf.y + height > bottom) doc.pdf.addPage();
}

function rowHeight(doc: Doc, columns: Column[], row: string[]): number {
  doc.pdf.fontSize(textSize);
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
  height: number,
): void {
  const top = doc.pdf.y;
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
