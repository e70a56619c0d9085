import type { ProductSummary } from '@parinda/api-client';

/** The ledge to protect from birds. */
export interface Ledge {
  /** In metres, above 0. */
  length: number;
  /** From the wall to the edge, in cm, above 0. */
  depth: number;
}

/** The packs of one product that protect a ledge. */
export interface Packs {
  product: ProductSummary;
  /** Parallel rows of strips. */
  rows: number;
  /** In metres, all rows together. */
  metres: number;
  packs: number;
  /** In rupees, all packs together. */
  total: number;
}

/** Depth in cm that one row of strips protects. */
const reaches = { ordinary: 12, wide: 18 };
/** Largest gap between two rows in cm; a pigeon can stand in a wider one. */
const gap = 5;
/** Length of a strip in metres. */
const strip = 0.5;

/** Reads the metres in a pack from its title: 'Pack of 10 (5 m)'. */
const metresIn = (title: string) => Number(/\((\d+(?:\.\d+)?) m\)/.exec(title)?.[1]);

/** Returns the packs that a ledge needs for each product sold by the metre, the cheapest first. */
export function packsFor(products: readonly ProductSummary[], ledge: Ledge): Packs[] {
  const found = products.flatMap((product): Packs[] => {
    const { title, price } = product;
    const metresInPack = metresIn(title);
    // Strips for pipes do not fit on a ledge.
    if (!(metresInPack > 0) || /\bpipes?\b/i.test(title)) return [];
    const reach = /\bwide\b/i.test(title) ? reaches.wide : reaches.ordinary;
    const rows = Math.ceil((ledge.depth + gap) / (reach + gap));
    const metres = rows * strip * Math.ceil(ledge.length / strip);
    const packs = Math.ceil(metres / metresInPack);
    return [{ product, rows, metres, packs, total: packs * price }];
  });
  return found.sort((one, other) => one.total - other.total);
}
