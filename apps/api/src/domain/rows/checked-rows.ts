import { Ajv, type ErrorObject, type JSONSchemaType } from 'ajv';
import { Invalid } from '../errors.ts';

/** What rows have to be like; files are checked by the same validator as requests. */
export type RowSchema<Row extends { slug: string }> = JSONSchemaType<Row>;

/** What a command is given to import. */
export interface Import {
  rows: unknown[];
  /** Only says what would be done. */
  dryRun?: boolean | undefined;
}

/** What something is called in addresses. */
export const slug = {
  type: 'string',
  maxLength: 200,
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
} as const;

/** So many lines are said of one file. */
const maxErrors = 50;

/**
 * Checks the rows of a file, whole: numbers and booleans may be text, as tables have them, an empty
 * cell is none, and a slug stands in one row. Throws Invalid with a line for each problem, by the
 * row's number, from 1.
 *
 * @param more what else is wrong with a row that has its form
 */
export function checkRows<Row extends { slug: string }>(
  rows: unknown[],
  schema: RowSchema<Row>,
  check: (row: Row) => string[],
): Row[] {
  const validate = new Ajv({ coerceTypes: true, useDefaults: true, allErrors: true }).compile<Row>(
    schema,
  );
  if (rows.length === 0) throw new Invalid('The file holds no rows.');
  const properties: Record<string, { type?: string }> = schema.properties ?? {};
  const isBoolean = (name: string) => properties[name]?.type === 'boolean';
  const duplicates = duplicateCheck();
  const errors: string[] = [];
  const checked = rows.map((given, index) => {
    const row = normalizeCells(given, isBoolean);
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

/** Says of what comes a second time in which row it came first. */
function duplicateCheck(): (text: string, row: number) => string[] {
  const first = new Map<string, number>();
  return (text, row) => {
    const earlier = first.get(text);
    first.set(text, earlier ?? row);
    return earlier === undefined ? [] : [`${text} stands in row ${earlier} already`];
  };
}

/** No empty cells, and booleans as JSON has them: spreadsheets write TRUE. */
function normalizeCells(row: unknown, isBoolean: (name: string) => boolean): unknown {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return row;
  const cells = Object.entries(row).filter(([, value]) => value !== null && value !== '');
  return Object.fromEntries(
    cells.map(([name, value]) => [
      name,
      typeof value === 'string' && isBoolean(name) ? value.toLowerCase() : value,
    ]),
  );
}

function errorText({ instancePath, message = 'is wrong', params }: ErrorObject): string {
  const extra = params.additionalProperty ? ` (${params.additionalProperty})` : '';
  return `${instancePath.slice(1)} ${message}${extra}`.trim();
}
