import { storageKeys } from '../business.ts';
import { persist, textCodec } from './persist.ts';

/** How the server hands the answer of a payment to the page (paymentReturn.ts). */
export const returnPrefix = '#payment=';

/** The fragment that this tab was led back with, until its purchase goes on. */
export const keptReturn = persist(storageKeys.paymentReturn, textCodec, () => sessionStorage);

/** Takes the fragment out of the address before anything leads to another one, as a login does. */
export function keepReturn(): void {
  if (!location.hash.startsWith(returnPrefix)) return;
  keptReturn.write(location.hash);
  history.replaceState(history.state, '', location.pathname + location.search);
}
