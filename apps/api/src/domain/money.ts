/** Converts paise to the API's rupees. */
export const rupees = (paise: number): number => paise / 100;

/** Converts the API's rupees to paise. */
export const paiseOf = (rupees: number): number => Math.round(rupees * 100);

// Creating a formatter is slow.
const twoPlaces = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });

/** Formats paise as 'Rs.1,098.00'. */
export const rupeesText = (paise: number): string => `Rs.${twoPlaces.format(rupees(paise))}`;
