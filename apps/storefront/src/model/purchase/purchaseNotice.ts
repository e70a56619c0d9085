import type { PurchaseState } from './purchaseState.ts';

/** 2 §8 */
export const refusedText = 'Payment verification failed';
export const paymentFailedText = 'Payment failed. Please try again.';

export const unconfirmedText =
  'Your payment was made, but we could not confirm it yet. Please do not pay again: we keep checking.';

/** What stands on /checkout about the purchase, beside the documented toasts. */
export interface PurchaseNotice {
  tone: 'info' | 'danger';
  text: string;
  /** `check`: the outcome is open and can be asked for again. `pay`: nothing happened, try again. */
  next?: 'check' | 'pay';
}

export function purchaseNotice(state: PurchaseState): PurchaseNotice | undefined {
  switch (state.name) {
    case 'failed': {
      const { text, detail } = state;
      return { tone: 'danger', text: detail ? `${text}: ${detail}` : text };
    }
    case 'widgetNotLoaded':
      return {
        tone: 'danger',
        text: 'The payment window could not be loaded. Nothing was charged.',
        next: 'pay',
      };
    case 'notPaid':
      return state.hasFailed
        ? { tone: 'danger', text: paymentFailedText }
        : { tone: 'info', text: 'You have not paid yet. Your cart is kept.' };
    case 'refused':
      return state.isResumed ? undefined : { tone: 'danger', text: refusedText };
    case 'unknown':
      return state.isResumed ? undefined : { tone: 'info', text: unconfirmedText, next: 'check' };
    default:
      return undefined;
  }
}
