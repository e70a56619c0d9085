/** Returns '1 product' or '2 products'. */
export const productCount = (number: number): string =>
  `${number} ${number === 1 ? 'product' : 'products'}`;
