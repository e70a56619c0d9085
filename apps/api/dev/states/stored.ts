/** The row that an insert or update has returned. */
export function stored<T>(row: T | undefined): T {
  if (row === undefined) throw new Error('The state was not stored');
  return row;
}
