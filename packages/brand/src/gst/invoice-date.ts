/** Formats '1 October 2026' in India's time zone, which decides the date and tax year of an invoice. */
export const invoiceDate = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeZone: 'Asia/Kolkata',
});
