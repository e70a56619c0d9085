import type { ProductSummary } from '@parinda/api-client';
import { type CartLine, cartTotal, isSold } from './cart.ts';

/** A cart line held against the catalogue as it is now. */
export interface FreshLine {
  /** With the present price. */
  line: CartLine;
  /** Rupees; set when the price has changed since the product was put into the cart. */
  oldPrice?: number;
  /** No longer sold: marked, and left out of the total. */
  isGone: boolean;
}

/**
 * @param products the catalogue, or undefined while it is not known: then the lines stand as kept
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

/** Rupees, of what is still sold at its present price. */
export const freshTotal = (fresh: readonly FreshLine[]): number => cartTotal(linesForSale(fresh));
