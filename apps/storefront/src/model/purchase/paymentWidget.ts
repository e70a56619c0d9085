import type { OrderToPay, PaymentProof, User } from '@parinda/api-client';
import { brand } from '@parinda/brand';
import { currency } from '../../shared/business.ts';
import { inertHtml } from '../../shared/inertHtml.ts';
import { trustedScriptUrl } from '../../shared/trustedScriptUrl.ts';
import { newPolicy } from '../../shared/trustedTypes.ts';

interface WidgetOptions {
  key: string;
  /** Paise. */
  amount: number;
  currency: string;
  name: string;
  order_id: string;
  prefill: { name: string; contact: string };
  handler: (proof: PaymentProof) => void;
  modal: { ondismiss: () => void };
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

/**
 * A provider's own script writes HTML and loads more scripts without a policy of its own: it gets the
 * one by default, from when it is loaded. Text is no script for it either.
 */
const trustProvider = (origin: string) =>
  void newPolicy('default', {
    createHTML: inertHtml,
    createScriptURL: (url) => {
      if (new URL(url, location.href).origin === origin) return url;
      throw new TypeError(`Not a script of ${origin}: ${url}`);
    },
  });

let isProviderTrusted = false;

/** Loads the provider's checkout script once; a failed load may be tried again. */
export function loadWidget(url: string): Promise<WidgetConstructor> {
  if (window.Razorpay) return Promise.resolve(window.Razorpay);
  const { origin } = new URL(url, location.href);
  if (origin !== location.origin && !isProviderTrusted) {
    isProviderTrusted = true;
    trustProvider(origin);
  }
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

/**
 * Opens the widget with key, amount, currency, order id and the customer's name and contact (2 §7).
 * Gives the proof of payment, or null once the widget is dismissed.
 */
export function openWidget(
  Razorpay: WidgetConstructor,
  order: OrderToPay,
  customer: User,
  onFailed: () => void,
): Promise<PaymentProof | null> {
  return new Promise((resolve) => {
    const widget = new Razorpay({
      key: order.key,
      amount: order.razorpay_amount,
      currency,
      name: brand.name,
      order_id: order.razorpay_order_id,
      prefill: { name: customer.name, contact: customer.contact ?? '' },
      handler: ({ razorpay_payment_id, razorpay_order_id, razorpay_signature }) =>
        resolve({ razorpay_payment_id, razorpay_order_id, razorpay_signature }),
      modal: { ondismiss: () => resolve(null) },
    });
    widget.on('payment.failed', onFailed);
    widget.open();
  });
}
