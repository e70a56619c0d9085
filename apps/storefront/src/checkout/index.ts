/** What the app may use of the checkout. */
export { isPaymentOpen } from './isPaymentOpen.ts';

/** Fetches /checkout ahead, for a wait that ends there; if that fails, the route itself tells. */
export const preloadCheckout = () => void import('./CheckoutPage.tsx').catch(() => {});
