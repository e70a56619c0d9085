import { listDeadMails } from '../mail/dead-mails.ts';
import { deliverOrder } from '../orders/delivery.ts';
import { listPayments } from '../payments/list-payments.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { refundPayment } from '../payments/refund-payment.ts';
import { publishReview } from '../reviews/publishing.ts';
import type { Told } from '../told.ts';

/** What acts work with: they queue mails, and the shop sends them. */
export type OwnerContext = Omit<PaymentContext, 'mailer'>;

/** An input is what a command line gives, sent as JSON when a running server does the act. */
type Act<Input> = (context: OwnerContext, input: Input) => Promise<Told>;

/** What the owner does by a command, which is named as here; by cli/, or by the server that has the data. */
export const acts = {
  deliver: deliverOrder,
  'mails:dead': (context: OwnerContext, _none: object) => listDeadMails(context),
  // Whoever has opened the database has brought it up to date.
  migrate: async (_context: OwnerContext, _none: object): Promise<Told> => ({
    text: 'The tables are up to date.',
    data: {},
  }),
  'payments:list': listPayments,
  'payments:refund': refundPayment,
  'reviews:publish': publishReview,
} satisfies Record<string, Act<never>>;

export type ActName = keyof typeof acts;
export type InputOf<Name extends ActName> = Parameters<(typeof acts)[Name]>[1];

export const isActName = (name: string): name is ActName => Object.hasOwn(acts, name);

export function perform<Name extends ActName>(
  context: OwnerContext,
  name: Name,
  input: InputOf<Name>,
): Promise<Told> {
  const act = acts[name] as Act<InputOf<Name>>;
  return act(context, input);
}
