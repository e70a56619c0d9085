import { brand } from '@parinda/brand';
import type { Db } from '../../db/connect.ts';
import type { orderItems, orders } from '../../db/schema.ts';
import { queueCustomerMail } from '../mail/customer-mail.ts';
import { dateText } from '../mail/date-text.ts';
import { rupeesText } from '../money.ts';

interface PaidOrder {
  order: typeof orders.$inferSelect;
  items: (typeof orderItems.$inferSelect)[];
  paymentId: string;
  /** Paid amount in paise, which an offer may reduce. */
  amount: number;
  /** undefined: no link. */
  siteUrl: string | undefined;
  /** The number of the attached invoice; undefined: none. */
  invoiceNumber: string | undefined;
}

/** Queues the confirmation of a paid order. */
export async function queueOrderMail(
  tx: Db,
  now: Date,
  { order, items, paymentId, amount, siteUrl, invoiceNumber }: PaidOrder,
): Promise<void> {
  const { address } = order;
  const paragraphs = [
    `Thank you for your order ${order.id}. We have received your payment.`,
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
      'Delivering to:',
      ...[address.full_name, address.address, address.address_line2],
      `${address.city}, ${address.state} ${address.zip_code}`,
    ]
      .filter(Boolean)
      .join('\n'),
    ...(invoiceNumber ? [`The tax invoice ${invoiceNumber} is attached.`] : []),
    `You can see your order under Your Orders in your account${siteUrl ? `: ${siteUrl}/orders` : '.'}`,
  ];
  await queueCustomerMail(tx, now, order.userId, {
    subject: `Your ${brand.name} order ${order.id} is paid`,
    paragraphs,
    onceName: `order-paid:${order.id}`,
    invoiceNumber,
  });
}
