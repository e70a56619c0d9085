import { maxQuantity } from '../../model/cart/cart.ts';

/** The quantity of a cart link: a whole number from 1 up; anything else stands for one piece. */
export function readQuantity(text: string | null): number {
  const quantity = /^\d+$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(Math.max(quantity, 1), maxQuantity);
}
