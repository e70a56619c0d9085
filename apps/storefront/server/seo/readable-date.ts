/** A date as it came, or nothing where it cannot be read: better no date than a wrong one. */
export const readableDate = (date: string): string | undefined =>
  Number.isNaN(Date.parse(date)) ? undefined : date;
