import type { PaymentProof } from '@parinda/api-client';
import { returnPrefix } from './keptReturn.ts';

/** The provider's result of a payment that replaced the page. */
export interface ReturnedPayment {
  providerOrderId: string;
  /** Missing when the payment failed or was aborted. */
  proof?: PaymentProof;
}

const isId = (text: string | null): text is string => text !== null && /^[\w-]{1,200}$/.test(text);

/**
 * Returns the URL fragment that passes the provider's form to the page.
 *
 * @param form URL-encoded, as the provider sends it
 * @returns '' when it names no order
 */
export function returnedFragment(form: string): string {
  const returned = readForm(form);
  if (!returned) return '';
  const { providerOrderId: razorpay_order_id, proof } = returned;
  return returnPrefix + new URLSearchParams({ razorpay_order_id, ...proof });
}

/** Reads the fragment in the page; undefined for another or a damaged fragment. */
export const readFragment = (fragment: string): ReturnedPayment | undefined =>
  fragment.startsWith(returnPrefix) ? readForm(fragment.slice(returnPrefix.length)) : undefined;

function readForm(text: string): ReturnedPayment | undefined {
  const form = new URLSearchParams(text);
  const razorpay_order_id = form.get('razorpay_order_id') ?? failedOrder(form);
  if (!isId(razorpay_order_id)) return undefined;
  const razorpay_payment_id = form.get('razorpay_payment_id');
  const razorpay_signature = form.get('razorpay_signature');
  const isPaid = isId(razorpay_payment_id) && isId(razorpay_signature);
  return {
    providerOrderId: razorpay_order_id,
    ...(isPaid && { proof: { razorpay_payment_id, razorpay_order_id, razorpay_signature } }),
  };
}

/** A failed payment names its order in `error[metadata]`, which is JSON. */
function failedOrder(form: URLSearchParams): string | null {
  try {
    const { order_id } = Object(JSON.parse(form.get('error[metadata]') ?? '{}'));
    return typeof order_id === 'string' ? order_id : null;
  } catch {
    return null;
  }
}
