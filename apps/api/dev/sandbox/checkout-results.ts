import { signPayment } from '../../src/domain/payments/signature.ts';

export interface SandboxPayment {
  id: string;
  orderId: string;
  /** Paise. */
  amount: number;
}

/** Returns the values that the widget passes to the page after a payment. */
export const proofOf = ({ id, orderId }: SandboxPayment, keySecret: string) => ({
  razorpay_payment_id: id,
  razorpay_order_id: orderId,
  razorpay_signature: signPayment(keySecret, orderId, id),
});

export const declined = ({ id, orderId }: SandboxPayment) => ({
  error: {
    code: 'BAD_REQUEST_ERROR',
    description: 'Your payment was declined by the bank.',
    source: 'bank',
    step: 'payment_authorization',
    reason: 'payment_failed',
    metadata: { payment_id: id, order_id: orderId },
  },
});
