/** The payment provider, real or sandbox: what the shop asks of it. */
export interface PaymentProvider {
  /** Public; the payment widget is opened with it. */
  keyId: string;
  /** Signs the widget's answers. */
  keySecret: string;
  /** Signs the webhooks. */
  webhookSecret: string;
  /** The browser loads the widget from here. */
  checkoutScriptUrl: string;
  /** Makes the provider's order of `amount` paise; throws when the provider does not answer. */
  createOrder(order: { amount: number; receipt: string }): Promise<{ id: string }>;
  /** All tries to pay an order; throws once the signal says that nobody waits for them any more. */
  paymentsOf(providerOrderId: string, signal?: AbortSignal): Promise<ProviderPayment[]>;
}

export interface ProviderPayment {
  id: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  /** Paise. */
  amount: number;
}
