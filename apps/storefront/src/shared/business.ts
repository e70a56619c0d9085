/**
 * All constants of the two documents, by name and unit.
 * `1 §9` is section 9 of 1-public-storefront.md, `2 §9` that of 2-account-and-purchase.md.
 */

/** Minimum waits. A page fetches its data during the wait, not afterwards. */
export const waits = {
  routeChangeMs: 500, // 1 §9
  homeMs: 500, // 1 §9
  aboutMs: 500, // 1 §9
  contactMs: 2000, // 1 §9
  contactFeedbackMs: 1500, // 1 §9: earliest display of the outcome
  signupMs: 2000, // 2 §9
  loginMs: 2000, // 2 §9
  buyNowMs: 1200, // 2 §9
} as const;

export const toastMs = {
  storefront: 3000, // 1 §9; the alert of 1 §8 is no toast and stays for 5 s
  account: 5000, // 2 §9
} as const;

export const headline = {
  rotationMs: 4000, // 1 §2
  messages: [
    'Free shipping on orders above ₹999',
    'Flash sale: up to 50% off',
    'Secure online payments available',
  ],
  hours: 'Mon - Sat: 9:00 AM - 8:00 PM',
} as const;

export const price = {
  minRupees: 0, // 1 §9
  maxRupees: 50_000, // 1 §9, also the default ceiling
} as const;

export const materials = ['Plastic', 'Stainless Steel'] as const; // 1 §9
export const fixedMobileCategories = ['Bird Spikes', 'Bird Nets', 'Accessories'] as const; // 1 §9
export const footerCategories = 3; // 1 §9

export const ratingMax = 5; // 1 §9, 2 §9
export const otpDigits = 6; // 2 §9
/** From delivery to the customer's request. */
export const returnDays = 7; // 1 §2, 2 §9

export const shippingFeeRupees = 0; // 2 §9
export const currency = 'INR'; // 2 §9
export const reviewTitlePreview = 40; // 2 §9
export const blogSnippet = 250; // 1 §9
export const recentPosts = 6; // 1 §9

/** Slides shown from each width in px up (1 §9). The carousel adds the documented gaps. */
export const carousels = {
  bestsellers: { 0: 1, 400: 1, 768: 2, 1024: 3, 1280: 3 },
  clients: { 0: 1, 400: 1, 768: 3, 1024: 4, 1280: 5 },
} as const;

export const orderDateFormat = 'MMM dd, yyyy HH:mm'; // 2 §9

/** Consumer Protection (E-Commerce) Rules 2020, rule 4(5). */
export const grievanceTerms =
  'We acknowledge every complaint within 48 hours and settle it within one month.';
