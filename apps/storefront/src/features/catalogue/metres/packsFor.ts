import type { ProductSummary } from '@parinda/api-client';

/** What is to be kept free of birds. */
export interface Ledge {
  /** In metres, above 0. */
  length: number;
  /** From the wall to the edge, in cm, above 0. */
  depth: number;
}

/** How many packs of one product close a ledge. */
export interface Packs {
  product: ProductSummary;
  /** Of strips, one behind the other. */
  rows: number;
  /** In metres, of all rows. */
  metres: number;
  packs: number;
  /** In rupees, of all packs. */
  total: number;
}

/** A row of strips keeps birds off so many cm; the wide ones more. */
const reaches = { ordinary: 12, wide: 18 };
/** Between two rows, in cm: in a wider gap a pigeon stands. */
const gap = 5;
/** Of a strip, in metres. */
const strip = 0.5;

/** The metres in a pack stand in its title: 'Pack of 10 (5 m)'. */
const metresIn = (title: string) => Number(/\((\d+(?:\.\d+)?) m\)/.exec(title)?.[1]);

/** What a ledge needs of each product that tells its metres, the cheapest first. */
export function packsFor(products: readonly ProductSummary[], ledge: Ledge): Packs[] {
  const found = products.flatMap((product): Packs[] => {
    const { title, price } = product;
    const metresInPack = metresIn(title);
    // Strips for pipes stand on no ledge.
    if (!(metresInPack > 0) || /\bpipes?\b/i.test(title)) return [];
    const reach = /\bwide\b/i.test(title) ? reaches.wide : reaches.ordinary;
    const rows = Math.ceil((ledge.depth + gap) / (reach + gap));
    const metres = rows * strip * Math.ceil(ledge.length / strip);
    const packs = Math.ceil(metres / metresInPack);
    return [{ product, rows, metres, packs, total: packs * price }];
  });
  return found.sort((one, other) => one.total - other.total);
}
