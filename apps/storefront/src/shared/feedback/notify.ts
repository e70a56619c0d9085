import { closeToast, type ToastOptions, toast } from '@parinda/ui/toast';
import { toastMs } from '../business.ts';

export type Tone = 'success' | 'danger' | 'info';

/** Shows a toast of the public storefront: 3 s, top-centre (1 §9). */
export const notifyStorefront = (
  tone: Tone,
  text: string,
  link?: { label: string; href: string },
) => toast({ tone, text, link, timeout: toastMs.storefront });

/**
 * Shows a toast of the account and purchase flows: 5 s, top-centre (2 §9).
 *
 * @param action button of the toast, which then stays until it is closed
 * @returns closes the toast
 */
export function notifyAccount(tone: Tone, text: string, action?: ToastOptions['action']) {
  const id = toast({ tone, text, timeout: toastMs.account, ...(action && { action }) });
  return () => closeToast(id);
}

const burstMs = 5000;

/**
 * Returns a function that shows one alert for a burst of calls that failed with no response or a
 * status outside 400–499 (1 §8). Each store has its own. The documents call it an alert, not a
 * toast, so the 3 s of storefront toasts do not apply.
 */
export function unexpectedErrorAlert(): () => void {
  let lastAlert = Number.NEGATIVE_INFINITY;
  return () => {
    const now = Date.now();
    const isSameBurst = now - lastAlert < burstMs;
    lastAlert = now;
    if (!isSameBurst) notifyAccount('danger', 'An unexpected error occurrred.');
  };
}
