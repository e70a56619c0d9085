import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { InvalidArgumentError } from 'commander';
import Papa from 'papaparse';

/** The rows of a file, by its name's end: .json (a list) or .csv (a table with a line of headings). */
export function readRows(file: string): unknown[] {
  const text = read(file);
  switch (extname(file).toLowerCase()) {
    case '.json':
      return fromJson(text);
    case '.csv':
      return fromCsv(text);
    default:
      throw new InvalidArgumentError('Its name must end with .json or .csv.');
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new InvalidArgumentError(`It cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}

function fromJson(text: string): unknown[] {
  let rows: unknown;
  try {
    rows = JSON.parse(text);
  } catch {
    throw new InvalidArgumentError('It is no JSON.');
  }
  if (Array.isArray(rows)) return rows;
  throw new InvalidArgumentError('It holds no list.');
}

function fromCsv(text: string): unknown[] {
  const { data, errors } = Papa.parse(text.replace(/^\ufeff/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
  });
  const [first] = errors.filter(({ type }) => type !== 'Delimiter');
  if (!first) return data;
  // Papa counts the line of headings where a quote is wrong, and nowhere else.
  const { type, row = 0, message } = first;
  throw new InvalidArgumentError(`Row ${type === 'Quotes' ? row : row + 1}: ${message}.`);
}
