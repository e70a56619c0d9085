const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const twoDecimals = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** 1,00,000 or 999.50: paise are two digits or none. */
const format = (rupees: number): string => {
  const paise = Math.round(rupees * 100);
  return (paise % 100 === 0 ? whole : twoDecimals).format(paise / 100);
};

/** ₹1,00,000 */
export const formatRupees = (rupees: number): string => `₹${format(rupees)}`;

/** ₹1,00,000.00: order totals (2 §9) */
export const formatTotal = (rupees: number): string => `₹${twoDecimals.format(rupees)}`;

/** Rs.1,00,000/-: prices on cards (1 §1) */
export const formatRs = (rupees: number): string => `Rs.${format(rupees)}/-`;

/** (maxPrice - price) / maxPrice, rounded; undefined when nothing is off (2 §9). */
export function percentOff(price: number, maxPrice: number): number | undefined {
  if (!(maxPrice > price)) return undefined;
  return Math.round(((maxPrice - price) / maxPrice) * 100) || undefined;
}
