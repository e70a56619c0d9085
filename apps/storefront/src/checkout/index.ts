/** What the app may use of the checkout. */
export { isPaymentOpen } from './isPaymentOpen.ts';
