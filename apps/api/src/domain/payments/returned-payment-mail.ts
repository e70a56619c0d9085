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
    `Your order ${orderId} was paid twice: by payment ${first}, and again by payment ${second.id}.`,
    `We are refunding your second payment of ${rupeesText(second.amount)} ${refundTime}. Your order is not affected, and you do not need to do anything.`,
  ];
  await queueCustomerMail(tx, now, userId, {
    subject: `Your order ${orderId} was paid twice: we are refunding the second payment`,
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
    `We are refunding your payment of ${rupeesText(payment.amount)} ${refundTime}. You do not need to do anything.`,
  ];
  await queueCustomerMail(tx, now, userId, {
    subject: `Your order ${orderId} was cancelled: we are refunding your payment`,
    paragraphs,
    onceName: `cancelled-payment:${payment.id}`,
  });
}
