import { toRupees } from '../../shared/money.ts';

/**
 * One line of the cart, as it is kept in the browser under `cartItems` (P 3, A 3).
 * `price` and `productTotal` are rupees.
 */
export interface CartLine {
  id: number;
  slug: string;
  title: string;
  image1: string | null;
  price: number;
  quantity: number;
  /** price times quantity */
  productTotal: number;
}

/** What a product must offer to be put into the cart. */
export type Buyable = Pick<CartLine, 'id' | 'slug' | 'title' | 'image1' | 'price'>;

/** No more of one product than the server takes in one order. */
export const maxQuantity = 1000;

const withQuantity = (line: CartLine, quantity: number): CartLine => {
  const kept = Math.min(quantity, maxQuantity);
  return { ...line, quantity: kept, productTotal: roundPaise(line.price * kept) };
};

const roundPaise = (rupees: number): number => Math.round(rupees * 100) / 100;

const isQuantity = (quantity: number): boolean => Number.isInteger(quantity) && quantity >= 1;

/** A product already there gains quantity, another becomes a new line (P 4, A 4). */
export function addToCart(lines: CartLine[], product: Buyable, quantity = 1): CartLine[] {
  if (!isQuantity(quantity)) return lines;
  const { id, slug, title, image1 } = product;
  const existing = lines.find((line) => line.id === id);
  if (existing) {
    return lines.map((line) =>
      line === existing ? withQuantity(line, line.quantity + quantity) : line,
    );
  }
  const line = { id, slug, title, image1, price: toRupees(product.price) };
  return [...lines, withQuantity({ ...line, quantity: 1, productTotal: 0 }, quantity)];
}

/** Edits below 1 are ignored (A 5). */
export function setQuantity(lines: CartLine[], id: number, quantity: number): CartLine[] {
  if (!isQuantity(quantity)) return lines;
  return lines.map((line) => (line.id === id ? withQuantity(line, quantity) : line));
}

/** What was bought leaves the cart; what was added since stays. */
export const withoutBought = (
  lines: readonly CartLine[],
  bought: ReadonlyMap<number, number>,
): CartLine[] =>
  lines
    .map((line) => ({ ...line, quantity: line.quantity - (bought.get(line.id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);

export const removeLine = (lines: CartLine[], id: number): CartLine[] =>
  lines.filter((line) => line.id !== id);

/** Takes over the catalogue's present price, so that the next total is the true one. */
export function acceptPrice(lines: CartLine[], id: number, price: number): CartLine[] {
  return lines.map((line) =>
    line.id === id ? withQuantity({ ...line, price }, line.quantity) : line,
  );
}

/** Rupees. */
export const cartTotal = (lines: CartLine[]): number =>
  roundPaise(lines.reduce((sum, line) => sum + line.productTotal, 0));

/** Number of pieces, for the header. */
export const cartCount = (lines: CartLine[]): number =>
  lines.reduce((sum, line) => sum + line.quantity, 0);

/** @returns null when the stored text is not a cart */
export function parseCart(stored: string): CartLine[] | null {
  try {
    const value: unknown = JSON.parse(stored);
    if (!Array.isArray(value)) return null;
    const lines = value.map(parseLine);
    return lines.every((line) => line !== null) ? lines : null;
  } catch {
    return null;
  }
}

function parseLine(value: unknown): CartLine | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, slug, title, image1, price, quantity } = value as Record<string, unknown>;
  if (!Number.isInteger(id) || typeof title !== 'string') return null;
  if (typeof quantity !== 'number' || !isQuantity(quantity)) return null;
  return withQuantity(
    {
      id: id as number,
      slug: typeof slug === 'string' ? slug : String(id),
      title,
      image1: typeof image1 === 'string' ? image1 : null,
      price: toRupees(price),
      quantity,
      productTotal: 0,
    },
    quantity,
  );
}
