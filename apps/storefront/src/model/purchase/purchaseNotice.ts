import { formatRs } from '../../shared/money.ts';
import type { PurchaseState } from './purchaseState.ts';

/** 2 §8 */
export const verificationFailedText = 'Payment verification failed';
export const paymentFailedText = 'Payment failed. Please try again.';

const notPaidText = 'You have not paid yet. We have saved your cart.';
const noPaymentYetText =
  'We have not received a payment yet. We have saved your cart. If your bank shows that you have paid, please do not pay again. We are still checking and will show the result on this page.';

/** A notice in the page about the purchase, in addition to the documented toasts. */
export interface PurchaseNotice {
  tone: 'info' | 'success' | 'danger';
  title?: string;
  text: string;
  /** The next step: `pay`: nothing happened, try again. `ask`: contact the company, or close the notice. */
  next?: 'pay' | 'ask' | 'orders';
  /** A toast announces the same text. */
  hasToast?: boolean;
  /** Shown above any page, not only on /checkout. */
  isEverywhere?: boolean;
}

const everywhere = { isEverywhere: true } as const;

/** @param userId the signed-in customer's id: a payment is shown to its customer only */
export function purchaseNotice(
  state: PurchaseState,
  userId: number | undefined,
): PurchaseNotice | undefined {
  // Shown signed out, so it names nobody: the payment waits for its customer's login.
  if (state.name === 'waiting') {
    if (userId !== undefined) return undefined;
    const text =
      'A payment was made in this browser and is not confirmed yet. Please do not pay again: log in with the same account, and it will be confirmed.';
    return { tone: 'info', text, ...everywhere };
  }
  if ('attempt' in state && state.attempt.userId !== userId) return undefined;
  switch (state.name) {
    case 'failed': {
      const { text, detail } = state;
      return { tone: 'danger', text: detail ? `${text}: ${detail}` : text, hasToast: true };
    }
    case 'widgetNotLoaded':
      return {
        tone: 'danger',
        text: state.isStorageBlocked
          ? 'The payment window needs storage, and this browser blocks it or has no room left. Allow cookies and site data for this shop, or use another browser. Nothing was charged.'
          : 'The payment window could not be loaded. Nothing was charged.',
        next: 'pay',
      };
    case 'settling':
      return {
        tone: 'info',
        text: 'The payment window was closed. We are checking whether you have paid, which can take half a minute. Please do not pay again until then.',
        ...everywhere,
      };
    case 'notPaid':
      if (state.hasFailed) return { tone: 'danger', text: paymentFailedText, hasToast: true };
      return { tone: 'info', text: state.isCertain ? notPaidText : noPaymentYetText };
    case 'confirming':
      return {
        tone: 'info',
        text: 'Your payment was made and is being confirmed. Please do not pay again: we keep checking.',
        ...everywhere,
      };
    case 'rejected':
      return {
        tone: 'danger',
        title: verificationFailedText,
        text: 'We have saved your cart and your order. If your bank shows that you have paid, write to us and we will look into it.',
        next: 'ask',
        hasToast: true,
        ...everywhere,
      };
    case 'cancelled':
      return {
        tone: 'danger',
        title: `Your order #${state.attempt.order.id} was cancelled`,
        text: 'It was cancelled before your payment arrived. The money goes back to the account or card it came from, usually within 5 to 7 working days. We have saved your cart.',
        next: 'ask',
        ...everywhere,
      };
    case 'earlierPaid': {
      const { id, razorpay_amount } = state.attempt.order;
      return {
        tone: 'success',
        title: `Your earlier order #${id} is paid`,
        text: `${formatRs(razorpay_amount / 100)} was paid for it, and its items have left the cart. What is in the cart now is not paid yet.`,
        next: 'orders',
      };
    }
    default:
      return undefined;
  }
}
