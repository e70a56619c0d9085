/** Inserted products and the clock of the first start. */
export interface Seeded {
  productIds: Map<string, number>;
  daysAgo(days: number): Date;
}

/** Returns the id of a seeded row. Throws for an unknown name. */
export function idOf(ids: Map<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The seed has no ${name}`);
  return id;
}
