import Papa from 'papaparse';
import type { CommandResult } from '../command-result.ts';

/** Returns rows as CSV with a header line, and as they are for --json. */
export const tableOf = (rows: object[]): CommandResult => ({
  // The shell's `>` ends the file with the same line end.
  text: Papa.unparse(rows, { newline: '\n' }),
  data: rows,
});
