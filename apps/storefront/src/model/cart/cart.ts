/**
 * One line of the cart. Includes the displayed product data, as the catalog may not be loaded yet,
 * or may no longer contain the product.
 */
export interface CartLine {
  id: number;
  slug: string;
  title: string;
  image: string | null;
  /** Rupees per piece. */
  price: number;
  quantity: number;
}

/** The product data that the cart needs. */
export type Buyable = Omit<CartLine, 'quantity'>;

/** The server's limit for one product in one order. */
export const maxQuantity = 1000;

const withQuantity = (line: CartLine, quantity: number): CartLine => ({
  ...line,
  quantity: Math.min(quantity, maxQuantity),
});

export const isQuantity = (quantity: unknown): quantity is number =>
  Number.isInteger(quantity) && (quantity as number) >= 1;

/** Adds to the quantity of an existing line, or appends a new line (1 §4, 2 §4). */
export function addToCart(lines: CartLine[], product: Buyable, quantity = 1): CartLine[] {
  if (!isQuantity(quantity)) return lines;
  const { id, slug, title, image, price } = product;
  const existing = lines.find((line) => line.id === id);
  if (existing) {
    return lines.map((line) =>
      line === existing ? withQuantity(line, line.quantity + quantity) : line,
    );
  }
  return [...lines, withQuantity({ id, slug, title, image, price, quantity }, quantity)];
}

/** Returns how many more pieces of a product one order accepts. */
export const roomFor = (lines: readonly CartLine[], id: number): number =>
  maxQuantity - (lines.find((line) => line.id === id)?.quantity ?? 0);

/** Sets the quantity; ignores values below 1 (2 §5). */
export function setQuantity(lines: CartLine[], id: number, quantity: number): CartLine[] {
  if (!isQuantity(quantity)) return lines;
  return lines.map((line) => (line.id === id ? withQuantity(line, quantity) : line));
}

/** Removes the bought quantities; pieces that were added meanwhile stay. */
export const withoutBought = (
  lines: readonly CartLine[],
  bought: ReadonlyMap<number, number>,
): CartLine[] =>
  lines
    .map((line) => ({ ...line, quantity: line.quantity - (bought.get(line.id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);

export const removeLine = (lines: CartLine[], id: number): CartLine[] =>
  lines.filter((line) => line.id !== id);

/** Restores a removed line at its index, or adds to a line that was added meanwhile. */
export function putBack(lines: CartLine[], line: CartLine, index: number): CartLine[] {
  const isThere = lines.some(({ id }) => id === line.id);
  if (isThere) return addToCart(lines, line, line.quantity);
  return [...lines.slice(0, index), line, ...lines.slice(index)];
}

/** Sets the line's price to the catalog's current one, so that the next total is correct. */
export const acceptPrice = (lines: CartLine[], id: number, price: number): CartLine[] =>
  lines.map((line) => (line.id === id ? { ...line, price } : line));

const roundPaise = (rupees: number): number => Math.round(rupees * 100) / 100;

/** Rupees: price times quantity. */
export const productTotal = ({ price, quantity }: CartLine): number => roundPaise(price * quantity);

/** Rupees. */
export const cartTotal = (lines: CartLine[]): number =>
  roundPaise(lines.reduce((sum, line) => sum + productTotal(line), 0));

/** Whether the catalog contains the product; true while the catalog is not loaded. */
export const isSold = (products: readonly { id: number }[] | undefined, id: number): boolean =>
  !products || products.some((product) => product.id === id);

/** Returns the number of pieces, for the header. */
export const cartCount = (lines: CartLine[]): number =>
  lines.reduce((sum, line) => sum + line.quantity, 0);
