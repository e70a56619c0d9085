/** Paise as the wire's rupees. */
export const rupees = (paise: number): number => paise / 100;

/** The wire's rupees in paise, to the coin. */
export const paiseOf = (rupees: number): number => Math.round(rupees * 100);

// Making one takes far longer than using it.
const twoPlaces = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });

/** 'Rs.1,098.00', as the documents write it */
export const rupeesText = (paise: number): string => `Rs.${twoPlaces.format(rupees(paise))}`;
