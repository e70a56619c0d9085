import { persist, textCodec } from './persist.ts';
import { storageKeys } from './storageKeys.ts';

/** Prefix of the URL fragment with the payment result (paymentReturn.ts). */
export const returnPrefix = '#payment=';

/** The fragment from the payment provider, stored for this tab until its purchase resumes. */
export const keptReturn = persist(storageKeys.paymentReturn, textCodec, () => sessionStorage);

/** Removes the fragment from the URL before a navigation, such as a login, loses it. */
export function keepReturn(): void {
  if (!location.hash.startsWith(returnPrefix)) return;
  keptReturn.write(location.hash);
  history.replaceState(history.state, '', location.pathname + location.search);
}
