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
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new InvalidArgumentError(
      `The file cannot be read (${(error as NodeJS.ErrnoException).code}).`,
    );
  }
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
  const { data, errors } = Papa.parse(text.replace(/^\ufeff/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
  });
  const [first] = errors.filter(({ type }) => type !== 'Delimiter');
  if (!first) return data;
  // Papa counts the header line only in quote errors.
  const { type, row = 0, message } = first;
  throw new InvalidArgumentError(`Row ${type === 'Quotes' ? row : row + 1}: ${message}.`);
}
