/**
 * Formats 1,00,000.00, as Intl's 'en-IN' does. The first use of Intl blocks a mid-range phone for
 * 60 ms, and nearly every first view has prices.
 */
const twoDecimals = (rupees: number): string =>
  rupees.toFixed(2).replace(/\d(?=(?:\d\d)+\d\.)/g, '$&,');

/** Formats 1,00,000 or 999.50: paise have two digits or none. */
const format = (rupees: number): string => twoDecimals(rupees).replace('.00', '');

/** Formats ₹1,00,000, where the documents require no other format. */
export const formatRupees = (rupees: number): string => `₹${format(rupees)}`;

/** Formats ₹1,00,000.00: order totals (2 §9). */
export const formatTotal = (rupees: number): string => `₹${twoDecimals(rupees)}`;

/** Formats Rs.1,00,000: the checkout, whose shipping is 'Rs.0' (2 §2). */
export const formatRs = (rupees: number): string => `Rs.${format(rupees)}`;

/** Formats Rs.1,00,000/-: prices on cards (1 §1) and in the product dialog (2 §2). */
export const formatCardPrice = (rupees: number): string => `${formatRs(rupees)}/-`;

/** Returns (maxPrice - price) / maxPrice, rounded; undefined without a discount (2 §9). */
export function percentOff(price: number, maxPrice: number): number | undefined {
  if (!(maxPrice > price)) return undefined;
  return Math.round(((maxPrice - price) / maxPrice) * 100) || undefined;
}
