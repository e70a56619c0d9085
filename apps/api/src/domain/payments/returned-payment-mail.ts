import type { Db } from '../../db/connect.ts';
import type { orders } from '../../db/schema.ts';
import { queueCustomerMail } from '../mail/customer-mail.ts';
import { rupeesText } from '../money.ts';

type OrderRow = typeof orders.$inferSelect;
interface Payment {
  id: string;
  /** Paise. */
  amount: number;
}

const refundTime = 'to the account or card it came from, usually within 5 to 7 working days';

/** Queues one mail about a second payment of a paid order. */
export async function queueSecondPaymentMail(
  tx: Db,
  now: Date,
  { id: orderId, userId, paymentId: first }: OrderRow,
  second: Payment,
): Promise<void> {
  const paragraphs = [
    `Your order ${orderId} was paid twice: by payment ${first}, and once more by payment ${second.id}.`,
    `The second ${rupeesText(second.amount)} will be refunded ${refundTime}. Your order is not affected, and you need not do anything.`,
  ];
  await queueCustomerMail(tx, now, userId, {
    subject: `Your order ${orderId} was paid twice: the second payment will be refunded`,
    paragraphs,
    onceName: `extra-payment:${second.id}`,
  });
}

/** Queues one mail about a payment of a cancelled order. */
export async function queueCancelledPaymentMail(
  tx: Db,
  now: Date,
  { id: orderId, userId }: OrderRow,
  payment: Payment,
): Promise<void> {
  const paragraphs = [
    `Your order ${orderId} had been cancelled before your payment ${payment.id} arrived. The order will not be sent.`,
    `The ${rupeesText(payment.amount)} will be refunded ${refundTime}. You need not do anything.`,
  ];
  await queueCustomerMail(tx, now, userId, {
    subject: `Your order ${orderId} was cancelled: your payment will be refunded`,
    paragraphs,
    onceName: `cancelled-payment:${payment.id}`,
  });
}
