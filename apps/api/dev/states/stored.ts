/** Returns the row of an insert or update. Throws without a row. */
export function stored<T>(row: T | undefined): T {
  if (row === undefined) throw new Error('The state was not stored');
  return row;
}
