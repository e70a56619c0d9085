import { brand } from '@parinda/brand';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { orderItems, type orders } from '../../db/schema.ts';
import { statement } from '../../db/statement.ts';
import { queueCustomerMail } from '../mail/customer-mail.ts';
import { rupeesText } from '../money.ts';

interface PaidOrder {
  order: typeof orders.$inferSelect;
  paymentId: string;
  /** Paid amount in paise, which an offer may reduce. */
  amount: number;
  /** undefined: no link. */
  siteUrl: string | undefined;
}

const dateText = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

const itemsOf = statement((db, { id }: { id: number }) =>
  db.select().from(orderItems).where(eq(orderItems.orderId, id)).orderBy(asc(orderItems.id)),
);

/** Queues the confirmation of a paid order. */
export async function queueOrderMail(
  tx: Db,
  now: Date,
  { order, paymentId, amount, siteUrl }: PaidOrder,
): Promise<void> {
  const items = await itemsOf(tx, { id: order.id });
  const { address } = order;
  const paragraphs = [
    `Thank you for your order ${order.id}. Your payment has arrived.`,
    items
      .map(
        (item) =>
          `${item.quantity} × ${item.productName}: ${rupeesText(item.price * item.quantity)}`,
      )
      .join('\n'),
    [
      ...(amount === order.total ? [] : [`Order total: ${rupeesText(order.total)}`]),
      `Total paid: ${rupeesText(amount)}`,
      `Paid on: ${dateText.format(now)} (India)`,
      `Payment ID: ${paymentId}`,
    ].join('\n'),
    [
      'It goes to:',
      ...[address.full_name, address.address, address.address_line2],
      `${address.city}, ${address.state} ${address.zip_code}`,
    ]
      .filter(Boolean)
      .join('\n'),
    `You find the order under Your Orders in your account${siteUrl ? `: ${siteUrl}/orders` : '.'}`,
  ];
  await queueCustomerMail(tx, now, order.userId, {
    subject: `Your ${brand.name} order ${order.id} is paid`,
    paragraphs,
    onceName: `order-paid:${order.id}`,
  });
}
