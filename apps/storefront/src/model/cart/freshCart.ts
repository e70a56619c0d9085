import type { ProductSummary } from '@parinda/api-client';
import { type CartLine, cartTotal, isSold } from './cart.ts';

/** A cart line compared with the current catalog. */
export interface FreshLine {
  /** Has the current price. */
  line: CartLine;
  /** Rupees; set when the price has changed since the product was added. */
  oldPrice?: number;
  /** No longer sold: marked, and excluded from the total. */
  isGone: boolean;
}

/**
 * Compares the cart with the catalog.
 *
 * @param products the catalog; while it is undefined, lines stay as stored
 */
export function freshenCart(
  lines: readonly CartLine[],
  products: readonly ProductSummary[] | undefined,
): FreshLine[] {
  const byId = new Map(products?.map((product) => [product.id, product]));
  return lines.map((line) => {
    const product = byId.get(line.id);
    if (!product) return { line, isGone: !isSold(products, line.id) };
    const { price } = product;
    if (price === line.price) return { line, isGone: false };
    return { line: { ...line, price }, oldPrice: line.price, isGone: false };
  });
}

export const linesForSale = (fresh: readonly FreshLine[]): CartLine[] =>
  fresh.filter(({ isGone }) => !isGone).map(({ line }) => line);

/** Rupees: total of the lines that are still sold, at current prices. */
export const freshTotal = (fresh: readonly FreshLine[]): number => cartTotal(linesForSale(fresh));
