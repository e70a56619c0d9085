import Papa from 'papaparse';
import type { Told } from '../told.ts';

/** Rows as a table (CSV, a line of headings first), and as they are for programs. */
export const tableOf = (rows: object[]): Told => ({ text: Papa.unparse(rows), data: rows });
