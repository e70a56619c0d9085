import type { Db } from '../../db/connect.ts';
import type { orders } from '../../db/schema.ts';
import { queueCustomerLetter } from '../mail/customer-letter.ts';
import { rupeesText } from '../money.ts';

/** Tells the customer once that a second payment of a paid order goes back. */
export async function queueSecondPaymentMail(
  tx: Db,
  now: Date,
  { id: orderId, userId, paymentId: first }: typeof orders.$inferSelect,
  second: { id: string; amount: number },
): Promise<void> {
  const paragraphs = [
    `your order ${orderId} was paid twice: by payment ${first}, and once more by payment ${second.id}.`,
    `The second ${rupeesText(second.amount)} will be refunded to the account or card it came from, usually within 5 to 7 working days. Your order is not affected, and you need not do anything.`,
  ];
  await queueCustomerLetter(tx, now, userId, {
    subject: `Your order ${orderId} was paid twice: the second payment will be refunded`,
    paragraphs,
    onceName: `extra-payment:${second.id}`,
  });
}
