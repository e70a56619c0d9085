import type { OrderToPay, PaymentProof, User } from '@parinda/api-client';
import { brand } from '@parinda/brand';
import { currency } from '../../shared/business.ts';
import { paths } from '../../shared/routing/paths.ts';
import { trustedScriptUrl } from '../../shared/security/trustedScript.ts';
import { isInApp, isIos } from '../../shared/userAgent.ts';

/** Options of the provider's checkout, under the provider's names. */
export interface WidgetOptions {
  key: string;
  /** Paise. */
  amount: number;
  currency: string;
  name: string;
  order_id: string;
  prefill: { name: string; contact: string; email: string };
  /** Allows a retry in the same window. */
  retry: { enabled: boolean };
  /** Seconds until the window closes by itself. */
  timeout: number;
  config: { display: { hide: { method: 'upi'; flows: 'collect'[] }[] } };
  handler: (proof: PaymentProof) => void;
  modal: { ondismiss: () => void };
  /** The payment replaces the page and posts its result here. */
  redirect?: true;
  callback_url?: string;
}

interface Widget {
  open: () => void;
  on: (event: 'payment.failed', callback: () => void) => void;
}

type WidgetConstructor = new (options: WidgetOptions) => Widget;

declare global {
  interface Window {
    Razorpay?: WidgetConstructor;
  }
}

const loadMs = 15_000;

/** Loads the provider's checkout script once; a failed load may be retried. */
export function loadWidget(url: string): Promise<WidgetConstructor> {
  if (window.Razorpay) return Promise.resolve(window.Razorpay);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error('The checkout script did not load'));
    };
    script.src = trustedScriptUrl(url);
    const timer = setTimeout(fail, loadMs);
    script.onerror = () => {
      clearTimeout(timer);
      fail();
    };
    script.onload = () => {
      clearTimeout(timer);
      if (window.Razorpay) resolve(window.Razorpay);
      else fail();
    };
    document.head.append(script);
  });
}

/** Longer than banks and UPI apps wait for the customer, which is 3 to 15 minutes. */
const openSeconds = 15 * 60;

export interface WidgetEvents {
  /** Called when the provider has a proof, possibly after `onDismissed`. */
  onPaid: (proof: PaymentProof) => void;
  onDismissed: () => void;
  onFailed: () => void;
}

/** Opens the widget with key, amount, currency, order id and the customer's name and contact (2 §7). */
export function openWidget(
  Razorpay: WidgetConstructor,
  order: OrderToPay,
  customer: User,
  { onPaid, onDismissed, onFailed }: WidgetEvents,
  browser = navigator.userAgent,
): void {
  const widget = new Razorpay({
    key: order.key,
    amount: order.razorpay_amount,
    currency,
    name: brand.name,
    order_id: order.razorpay_order_id,
    prefill: { name: customer.name, contact: customer.contact ?? '', email: customer.email },
    retry: { enabled: true },
    timeout: openSeconds,
    // UPI collect by typed address ended on 28 February 2026, except on iOS.
    config: { display: { hide: isIos(browser) ? [] : [{ method: 'upi', flows: ['collect'] }] } },
    handler: ({ razorpay_payment_id, razorpay_order_id, razorpay_signature }) =>
      onPaid({ razorpay_payment_id, razorpay_order_id, razorpay_signature }),
    modal: { ondismiss: onDismissed },
    ...(isInApp(browser) && { redirect: true, callback_url: location.origin + paths.checkout }),
  });
  widget.on('payment.failed', onFailed);
  widget.open();
}
