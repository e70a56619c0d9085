/** Result of an owner command. */
export interface CommandResult {
  /** Printed by default. */
  text: string;
  /** Printed with --json. */
  data: unknown;
  /** The command found an error; the exit code is 1. */
  isFailed?: boolean;
}

/** Returns a list with one line for each row. */
export function listResult<T>(rows: T[], none: string, line: (row: T) => unknown[]): CommandResult {
  const lines = rows.map((row) =>
    line(row)
      .filter((part) => part !== null && part !== undefined && part !== '')
      .map((part) => (part instanceof Date ? part.toISOString() : String(part)))
      .join('  '),
  );
  return { text: lines.join('\n') || none, data: rows };
}
