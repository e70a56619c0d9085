import { toRupees } from '@parinda/api-client';
import type { Codec } from '../../shared/storage/persist.ts';
import { type CartLine, isQuantity, maxQuantity, productTotal } from './cart.ts';

/** A stored line as documented (2 §3). Its total is derived, so it is not read. */
const toStored = (line: CartLine) => ({
  id: line.id,
  slug: line.slug,
  title: line.title,
  image1: line.image,
  price: line.price,
  quantity: line.quantity,
  productTotal: productTotal(line),
});

function fromStored(stored: unknown): CartLine | null {
  const { id, slug, title, image1, price, quantity } = stored as Record<string, unknown>;
  if (!Number.isInteger(id) || typeof title !== 'string' || !isQuantity(quantity)) return null;
  return {
    id: id as number,
    slug: typeof slug === 'string' ? slug : String(id),
    title,
    image: typeof image1 === 'string' ? image1 : null,
    price: toRupees(price),
    quantity: Math.min(quantity, maxQuantity),
  };
}

/**
 * Reads and writes the cart as `localStorage.cartItems`, a JSON array of lines. One invalid line
 * invalidates the whole cart.
 */
export const cartCodec: Codec<CartLine[]> = {
  decode: (text) => {
    const lines = (JSON.parse(text) as unknown[]).map(fromStored);
    return lines.every((line) => line !== null) ? lines : null;
  },
  encode: (lines) => JSON.stringify(lines.map(toStored)),
};
