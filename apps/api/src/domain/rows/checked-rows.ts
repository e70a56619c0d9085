import { Ajv, type ErrorObject, type JSONSchemaType } from 'ajv';
import { Invalid } from '../errors.ts';

/** Schema of a row; the validator of requests checks it. */
export type RowSchema<Row extends { slug: string }> = JSONSchemaType<Row>;

/** Input of an import command. */
export interface Import {
  rows: unknown[];
  /** Only counts the changes. */
  dryRun?: boolean | undefined;
}

export const slug = {
  type: 'string',
  maxLength: 200,
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
} as const;

/** Maximum number of reported errors. */
const maxErrors = 50;

/**
 * Validates the rows of a file. Parses numbers (also 1,299.00) and booleans, ignores empty cells and rejects
 * duplicate slugs. Throws Invalid with one line for each error; rows count from 1.
 *
 * @param check returns further errors of a valid row
 */
export function checkRows<Row extends { slug: string }>(
  rows: unknown[],
  schema: RowSchema<Row>,
  check: (row: Row) => string[],
): Row[] {
  const validate = new Ajv({ coerceTypes: true, useDefaults: true, allErrors: true }).compile<Row>(
    schema,
  );
  if (rows.length === 0) throw new Invalid('The file has no rows.');
  const properties: Record<string, { type?: string }> = schema.properties ?? {};
  const typeOf = (name: string) => properties[name]?.type;
  const duplicates = duplicateCheck();
  const errors: string[] = [];
  const checked = rows.map((given, index) => {
    const row = normalizeCells(given, typeOf);
    const found = validate(row)
      ? [...check(row), ...duplicates(row.slug, index + 1)]
      : (validate.errors ?? []).map(errorText);
    errors.push(...found.map((text) => `Row ${index + 1}: ${text}`));
    return row as Row;
  });
  if (errors.length === 0) return checked;
  const hidden = errors.length - maxErrors;
  throw new Invalid(
    [
      'Nothing was imported:',
      ...errors.slice(0, maxErrors),
      ...(hidden > 0 ? [`and ${hidden} more`] : []),
    ].join('\n'),
  );
}

/** Returns a function that reports in which row a text has appeared before. */
function duplicateCheck(): (text: string, row: number) => string[] {
  const first = new Map<string, number>();
  return (text, row) => {
    const earlier = first.get(text);
    first.set(text, earlier ?? row);
    return earlier === undefined ? [] : [`${text} is already in row ${earlier}`];
  };
}

/** Removes empty cells, and parses booleans and numbers as spreadsheets write them. */
function normalizeCells(row: unknown, typeOf: (name: string) => string | undefined): unknown {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return row;
  const cells = Object.entries(row).filter(([, value]) => value !== null && value !== '');
  return Object.fromEntries(
    cells.map(([name, value]) => [
      name,
      typeof value === 'string' ? normalizeCell(value, typeOf(name)) : value,
    ]),
  );
}

/** Digits in groups, the last of three: 1,299.00 or 1,29,900 */
const grouped = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/;

function normalizeCell(text: string, type: string | undefined): string {
  if (type === 'boolean') return text.toLowerCase();
  return type === 'number' && grouped.test(text) ? text.replaceAll(',', '') : text;
}

function errorText({ instancePath, message = 'is wrong', params }: ErrorObject): string {
  const extra = params.additionalProperty ? ` (${params.additionalProperty})` : '';
  return `${instancePath.slice(1)} ${message}${extra}`.trim();
}
