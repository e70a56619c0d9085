/** What an act of the owner has to say. */
export interface CommandResult {
  /** For people. */
  text: string;
  /** The same for programs: what --json prints. */
  data: unknown;
  /** The command has found something wrong and ends with 1. */
  isFailed?: boolean;
}

/** A list, a line each. */
export function listResult<T>(rows: T[], none: string, line: (row: T) => unknown[]): CommandResult {
  const lines = rows.map((row) =>
    line(row)
      .filter((part) => part !== null && part !== undefined && part !== '')
      .map((part) => (part instanceof Date ? part.toISOString() : String(part)))
      .join('  '),
  );
  return { text: lines.join('\n') || none, data: rows };
}
