/** Returns the date unchanged, or undefined when it is invalid, as no date is better than a wrong one. */
export const readableDate = (date: string): string | undefined =>
  Number.isNaN(Date.parse(date)) ? undefined : date;
