import { toAsciiDigits } from '@parinda/ui/text-field';
import { isQuantity, maxQuantity } from '../../model/cart/cart.ts';

/**
 * Returns the quantity of a cart link: 1 if the link has none, undefined unless it is a whole
 * number from 1 to the maximum of one order.
 */
export function readQuantity(text: string | null): number | undefined {
  if (!text) return 1;
  const digits = toAsciiDigits(text);
  const quantity = /^\d+$/.test(digits) ? Number(digits) : 0;
  return isQuantity(quantity) && quantity <= maxQuantity ? quantity : undefined;
}
