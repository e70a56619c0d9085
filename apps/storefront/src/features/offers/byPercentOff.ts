import type { ProductSummary } from '@parinda/api-client';
import { percentOff } from '../../shared/money.ts';

const percentOf = ({ price, maxPrice }: ProductSummary): number => percentOff(price, maxPrice) ?? 0;

/** Returns the products below their M.R.P, with the largest discount in percent first. */
export const byPercentOff = (products: readonly ProductSummary[]): ProductSummary[] =>
  products.filter((product) => percentOf(product) > 0).sort((a, b) => percentOf(b) - percentOf(a));
