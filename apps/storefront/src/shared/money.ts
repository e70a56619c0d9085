/**
 * 1,00,000.00, as Intl's 'en-IN' writes it. The first use of Intl keeps a phone of the middle busy
 * for 60 ms, and prices are on nearly every first view.
 */
const twoDecimals = (rupees: number): string =>
  rupees.toFixed(2).replace(/\d(?=(?:\d\d)+\d\.)/g, '$&,');

/** 1,00,000 or 999.50: paise are two digits or none. */
const format = (rupees: number): string => twoDecimals(rupees).replace('.00', '');

/** ₹1,00,000: wherever the documents do not write it otherwise */
export const formatRupees = (rupees: number): string => `₹${format(rupees)}`;

/** ₹1,00,000.00: order totals (2 §9) */
export const formatTotal = (rupees: number): string => `₹${twoDecimals(rupees)}`;

/** Rs.1,00,000: the checkout, whose shipping is 'Rs.0' (2 §2) */
export const formatRs = (rupees: number): string => `Rs.${format(rupees)}`;

/** Rs.1,00,000/-: prices on cards (1 §1) and in the product dialog (2 §2) */
export const formatCardPrice = (rupees: number): string => `${formatRs(rupees)}/-`;

/** (maxPrice - price) / maxPrice, rounded; undefined when nothing is off (2 §9). */
export function percentOff(price: number, maxPrice: number): number | undefined {
  if (!(maxPrice > price)) return undefined;
  return Math.round(((maxPrice - price) / maxPrice) * 100) || undefined;
}
