import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { InvalidArgumentError } from 'commander';
import Papa from 'papaparse';

/** Reads the rows of a .json list or a .csv table with a header line. */
export function readRows(file: string): unknown[] {
  const text = read(file);
  switch (extname(file).toLowerCase()) {
    case '.json':
      return fromJson(text);
    case '.csv':
      return fromCsv(text);
    default:
      throw new InvalidArgumentError('The file name must end with .json or .csv.');
  }
}

function read(file: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    throw new InvalidArgumentError(
      `The file cannot be read (${(error as NodeJS.ErrnoException).code}).`,
    );
  }
  return decode(bytes);
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    throw new InvalidArgumentError('The file is not in UTF-8. Save it as "CSV UTF-8".');
  }
}

/** Spreadsheets save "Unicode text" as UTF-16. */
function encodingOf([first, second]: Buffer): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

function fromJson(text: string): unknown[] {
  let rows: unknown;
  try {
    rows = JSON.parse(text);
  } catch {
    throw new InvalidArgumentError('The file is not valid JSON.');
  }
  if (Array.isArray(rows)) return rows;
  throw new InvalidArgumentError('The file does not contain a list.');
}

function fromCsv(text: string): unknown[] {
  // Excel reads the delimiter from this line, and so does its user.
  const [line = '', delimiter = ''] = /^"?sep=(.)"?(?:\r\n?|\n)/i.exec(text) ?? [];
  const { data, errors } = Papa.parse(text.slice(line.length), {
    header: true,
    skipEmptyLines: 'greedy',
    delimiter,
    // A file with both line ends would have one of them in its cells.
    newline: text.includes('\n') ? '\n' : '\r',
    transform: withoutReturn,
    transformHeader: (name) => withoutReturn(name).trim().toLowerCase(),
  });
  const [first] = errors.filter(({ type }) => type !== 'Delimiter');
  if (!first) return data;
  // Papa counts the header line only in quote errors.
  const { type, row = 0, message } = first;
  throw new InvalidArgumentError(`Row ${type === 'Quotes' ? row : row + 1}: ${message}.`);
}

const withoutReturn = (cell: string) => cell.replace(/\r$/, '');
