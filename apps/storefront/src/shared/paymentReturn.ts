import { returnPrefix } from './keptReturn.ts';

/** What the provider said of a payment that took the whole page. */
export interface ReturnedPayment {
  providerOrderId: string;
  /** Missing where the payment failed or was given up. */
  proof?: { razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string };
}

const isId = (text: unknown): text is string =>
  typeof text === 'string' && /^[\w-]{1,200}$/.test(text);

/**
 * The fragment that hands the provider's form to the page.
 *
 * @param form as the provider sends it, URL-encoded
 * @returns '' where it names no order
 */
export function returnedFragment(form: string): string {
  const returned = readForm(new URLSearchParams(form));
  return returned ? returnPrefix + encodeURIComponent(JSON.stringify(returned)) : '';
}

function readForm(form: URLSearchParams): ReturnedPayment | undefined {
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

/** The same as the page reads it; undefined where the fragment is another one, or damaged. */
export function readFragment(fragment: string): ReturnedPayment | undefined {
  if (!fragment.startsWith(returnPrefix)) return undefined;
  try {
    const { providerOrderId, proof } = JSON.parse(
      decodeURIComponent(fragment.slice(returnPrefix.length)),
    ) as ReturnedPayment;
    if (!isId(providerOrderId)) return undefined;
    const isWhole = proof && isId(proof.razorpay_payment_id) && isId(proof.razorpay_signature);
    return { providerOrderId, ...(isWhole && { proof }) };
  } catch {
    return undefined;
  }
}
