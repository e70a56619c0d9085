/** Paise. The provider rejects less. */
export const minAmount = 100;

/** The payment provider, real or sandbox. All methods throw ProviderError. */
export interface PaymentProvider {
  /** Public key of the widget. */
  keyId: string;
  /** Signs the responses of the widget. */
  keySecret: string;
  /** Signs webhooks. */
  webhookSecret: string;
  /** Script of the widget. */
  checkoutScriptUrl: string;
  /** Creates an order of `amount` paise with automatic capture. */
  createOrder(order: { amount: number; receipt: string }): Promise<{ id: string }>;
  /** Returns the orders with this receipt, oldest first. */
  ordersWith(receipt: string): Promise<{ id: string; amount: number }[]>;
  /** Requests the newest payment, to check the keys. */
  listPayments(): Promise<void>;
  /** Returns all payments of an order. */
  paymentsOf(providerOrderId: string, signal?: AbortSignal): Promise<ProviderPayment[]>;
  /** Returns whether the provider counts the order as paid, also with an offer. */
  isPaid(providerOrderId: string, signal?: AbortSignal): Promise<boolean>;
  /** Returns the offer that reduced a payment; undefined: none. */
  offerOf(paymentId: string, signal?: AbortSignal): Promise<string | undefined>;
  /** Captures an authorized payment and returns it. */
  capture(payment: ProviderPayment, signal?: AbortSignal): Promise<ProviderPayment>;
  /** Refunds the whole payment. Repeating it changes nothing. */
  refund(paymentId: string, signal?: AbortSignal): Promise<void>;
}

export interface ProviderPayment {
  id: string;
  /** null: the payment has no order. */
  orderId: string | null;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  /** Paise, or the smallest unit of another currency. */
  amount: number;
  currency: string;
}

/** Reasons of a failed request; each needs another reaction of the owner. */
export type ProviderErrorReason =
  /** The provider does not accept the keys. */
  | 'wrong key'
  /** The provider rejected the request. */
  | 'refused'
  /** The amount exceeds the limit of the account. */
  | 'over limit'
  | 'timeout'
  | 'unreachable'
  /** Server error, or a response in another format. */
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

  /** @param detail such as the provider's message */
  constructor(reason: ProviderErrorReason, detail = '') {
    super(`The payment provider ${messages[reason]}${detail && ` (${detail})`}`);
    this.reason = reason;
  }
}

/** Returns one line for the log. Unexpected errors show only their name. */
export function providerErrorText(error: unknown): string {
  if (error instanceof ProviderError) return error.message;
  return `The request to the payment provider failed: ${error instanceof Error ? error.name : 'unknown'}`;
}
