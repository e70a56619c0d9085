/** Paise. The provider takes no order of less. */
export const minAmount = 100;

/** The payment provider, real or sandbox: what the shop asks of it. All throw ProviderError. */
export interface PaymentProvider {
  /** Public; the payment widget is opened with it. */
  keyId: string;
  /** Signs the widget's answers. */
  keySecret: string;
  /** Signs the webhooks. */
  webhookSecret: string;
  /** The browser loads the widget from here. */
  checkoutScriptUrl: string;
  /** Makes the provider's order of `amount` paise, whose payments it captures by itself. */
  createOrder(order: { amount: number; receipt: string }): Promise<{ id: string }>;
  /** The provider's orders with this receipt, oldest first. */
  ordersWith(receipt: string): Promise<{ id: string; amount: number }[]>;
  /** Asks for the newest payment, to see whether the keys are accepted. */
  listPayments(): Promise<void>;
  /** All tries to pay an order; throws once the signal says that nobody waits for them any more. */
  paymentsOf(providerOrderId: string, signal?: AbortSignal): Promise<ProviderPayment[]>;
  /** Whether the provider counts its order as paid: by its amount, or by less with an offer. */
  isPaid(providerOrderId: string, signal?: AbortSignal): Promise<boolean>;
  /** The offer that has reduced a payment; undefined: none has. */
  offerOf(paymentId: string, signal?: AbortSignal): Promise<string | undefined>;
  /** Takes what the bank has authorised; gives the payment as it is afterwards. */
  capture(payment: ProviderPayment, signal?: AbortSignal): Promise<ProviderPayment>;
  /** Gives the whole of a captured payment back; once more changes nothing. */
  refund(paymentId: string, signal?: AbortSignal): Promise<void>;
}

export interface ProviderPayment {
  id: string;
  /** null: paid for no order. */
  orderId: string | null;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  /** Paise, or whatever is the smallest coin of the currency. */
  amount: number;
  currency: string;
}

/** Why the provider gave no answer that can be used; each asks something else of the owner. */
export type ProviderErrorReason =
  /** The key id or the secret is not one of theirs (any more). */
  | 'wrong key'
  /** It understood, and said no. */
  | 'refused'
  /** The amount is more than the account may take in one payment. */
  | 'over limit'
  | 'timeout'
  | 'unreachable'
  /** Its own failure, or an answer of another form. */
  | 'broken';

const messages: Record<ProviderErrorReason, string> = {
  'wrong key': 'did not accept PAYMENT_KEY_ID and PAYMENT_KEY_SECRET',
  refused: 'refused',
  'over limit': 'refused the amount',
  timeout: 'did not answer in time',
  unreachable: 'cannot be reached',
  broken: 'gave no usable answer',
};

export class ProviderError extends Error {
  readonly reason: ProviderErrorReason;

  /** @param detail such as the provider's own words */
  constructor(reason: ProviderErrorReason, detail = '') {
    super(`The payment provider ${messages[reason]}${detail && ` (${detail})`}`);
    this.reason = reason;
  }
}

/** One line for the log; of an error that is none of the provider's, its name alone. */
export function providerErrorText(error: unknown): string {
  if (error instanceof ProviderError) return error.message;
  return `The payment provider could not be asked: ${error instanceof Error ? error.name : 'unknown'}`;
}
