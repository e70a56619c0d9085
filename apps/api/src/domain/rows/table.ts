import Papa from 'papaparse';
import type { CommandResult } from '../command-result.ts';

/** Rows as a table (CSV, a line of headings first), and as they are for programs. */
export const tableOf = (rows: object[]): CommandResult => ({
  text: Papa.unparse(rows),
  data: rows,
});
