import { isQuantity, maxQuantity } from '../../model/cart/cart.ts';

/**
 * The quantity of a cart link, one piece where it names none; undefined when it is no whole number
 * from 1 to as many as one order may have.
 */
export function readQuantity(text: string | null): number | undefined {
  if (!text) return 1;
  const quantity = /^\d+$/.test(text) ? Number(text) : 0;
  return isQuantity(quantity) && quantity <= maxQuantity ? quantity : undefined;
}
