/**
 * One line of the cart. Beside what is bought it keeps what the page shows of it: the catalogue may
 * be unknown yet, or know the product no longer.
 */
export interface CartLine {
  id: number;
  slug: string;
  title: string;
  image: string | null;
  /** Rupees, of one piece. */
  price: number;
  quantity: number;
}

/** What a product must offer to be put into the cart. */
export type Buyable = Omit<CartLine, 'quantity'>;

/** No more of one product than the server takes in one order. */
export const maxQuantity = 1000;

const withQuantity = (line: CartLine, quantity: number): CartLine => ({
  ...line,
  quantity: Math.min(quantity, maxQuantity),
});

export const isQuantity = (quantity: unknown): quantity is number =>
  Number.isInteger(quantity) && (quantity as number) >= 1;

/** A product already there gains quantity, another becomes a new line (1 §4, 2 §4). */
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

/** How many more pieces of a product one order takes. */
export const roomFor = (lines: readonly CartLine[], id: number): number =>
  maxQuantity - (lines.find((line) => line.id === id)?.quantity ?? 0);

/** Edits below 1 are ignored (2 §5). */
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

/** A removed line, where it was; what was added of it since is added to. */
export function putBack(lines: CartLine[], line: CartLine, index: number): CartLine[] {
  const isThere = lines.some(({ id }) => id === line.id);
  if (isThere) return addToCart(lines, line, line.quantity);
  return [...lines.slice(0, index), line, ...lines.slice(index)];
}

/** Takes over the catalogue's present price, so that the next total is the true one. */
export const acceptPrice = (lines: CartLine[], id: number, price: number): CartLine[] =>
  lines.map((line) => (line.id === id ? { ...line, price } : line));

const roundPaise = (rupees: number): number => Math.round(rupees * 100) / 100;

/** Rupees: price times quantity. */
export const productTotal = ({ price, quantity }: CartLine): number => roundPaise(price * quantity);

/** Rupees. */
export const cartTotal = (lines: CartLine[]): number =>
  roundPaise(lines.reduce((sum, line) => sum + productTotal(line), 0));

/** Whether the catalogue has a product; while that is not known, it has them all. */
export const isSold = (products: readonly { id: number }[] | undefined, id: number): boolean =>
  !products || products.some((product) => product.id === id);

/** Number of pieces, for the header. */
export const cartCount = (lines: CartLine[]): number =>
  lines.reduce((sum, line) => sum + line.quantity, 0);
