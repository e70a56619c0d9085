/** What has been inserted, and the first start's clock. */
export interface Seeded {
  productIds: Map<string, number>;
  daysAgo(days: number): Date;
}

/** The id that the database gave to what the seed calls by this name. */
export function idOf(ids: Map<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The seed names ${name}, which it does not hold`);
  return id;
}
