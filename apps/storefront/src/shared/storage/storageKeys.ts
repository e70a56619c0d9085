/** Prefix of the sessionStorage keys of unsent forms, which the end of a session removes. */
export const draftPrefix = 'draft:';

/**
 * Keys of the browser's storage. A value has version 1 of its format unless its comment says more;
 * its codec reads the earlier versions too.
 */
export const storageKeys = {
  // localStorage, shared by all tabs. The first three are documented (1 §3, 2 §9).
  token: 'token',
  user: 'user-storage',
  cart: 'cartItems',
  /** Version 3: address and lines as data. 2: as JSON text. 1: a single attempt. */
  purchaseAttempt: 'purchaseAttempt',
  /** Version 2: address and lines of the attempt as data. 1: as JSON text. */
  leftPayment: 'leftPayment',
  checkoutAddress: 'checkoutAddress',
  defaultAddresses: 'defaultAddresses',
  deliveryPlace: 'deliveryPlace',
  /** Offset of the server's clock. */
  clockAheadMs: 'clockAheadMs',
  recentlyViewed: 'recentlyViewed',
  reviewWrittenAt: 'reviewWrittenAt',
  /** Time of the last write, which notifies the other tabs. */
  wroteAt: 'wroteAt',
  /** Tests whether the browser stores anything. */
  probe: 'probe',

  // sessionStorage, for one tab: kept when it loads another document.
  toasts: 'toasts',
  paymentReturn: 'paymentReturn',
  scrollPositions: 'scrollPositions',
  pendingRegistration: `${draftPrefix}pendingRegistration`,
} as const;

/**
 * Keys of localStorage that a logout removes, because they tell who the customer is or what they
 * did. The profile stays as documented (1 §3) unless a setting says otherwise, the cart belongs to
 * the browser, and a payment in progress stays so that it is verified after the next login.
 */
export const personalKeys = [
  storageKeys.checkoutAddress,
  storageKeys.defaultAddresses,
  storageKeys.deliveryPlace,
  storageKeys.recentlyViewed,
  storageKeys.reviewWrittenAt,
];
