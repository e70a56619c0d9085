export interface OrderLine {
  product: number;
  quantity: number;
}

export const maxQuantityPerLine = 1000;

/** Adds up the quantities of each product. */
export function mergeLines(lines: OrderLine[]): OrderLine[] {
  const quantities = new Map<number, number>();
  for (const { product, quantity } of lines) {
    quantities.set(product, (quantities.get(product) ?? 0) + quantity);
  }
  return [...quantities].map(([product, quantity]) => ({ product, quantity }));
}

/** Returns paise. */
export function totalOf(lines: { price: number; quantity: number }[]): number {
  return lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}
