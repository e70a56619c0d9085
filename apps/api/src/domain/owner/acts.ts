import { exportProducts, importProducts } from '../catalog/import-products.ts';
import { exportBlogs, importBlogs } from '../content/import-blogs.ts';
import { listContacts } from '../content/list-contacts.ts';
import { blockCustomer } from '../customers/block-customer.ts';
import { eraseCustomer } from '../customers/erase-customer.ts';
import { exportCustomer } from '../customers/export-customer.ts';
import { endSessions } from '../customers/sessions.ts';
import { listFailedMails } from '../mail/failed-mails.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { deliverOrder } from '../orders/delivery.ts';
import { listOrders, showOrder } from '../orders/list-orders.ts';
import { checkPayments } from '../payments/check-payments.ts';
import { listPayments } from '../payments/list-payments.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { refundPayment } from '../payments/refund-payment.ts';
import { listReviews } from '../reviews/list-reviews.ts';
import { publishReview, rejectReview } from '../reviews/publishing.ts';
import type { Told } from '../told.ts';

/** What acts work with: they queue mails, and the shop sends them. */
export type OwnerContext = Omit<PaymentContext, 'mailer'>;

/** An input is what a command line gives, sent as JSON when a running server does the act. */
type Act<Input> = (context: OwnerContext, input: Input) => Promise<Told>;

/** The owner's commands: cli/ runs `orders:list` as `shop orders list`, or asks the server that has the data. */
export const acts = {
  'blogs:export': (context: OwnerContext, _none: object) => exportBlogs(context),
  'blogs:import': importBlogs,
  'contacts:list': listContacts,
  'customers:block': blockCustomer,
  'customers:erase': eraseCustomer,
  'customers:export': exportCustomer,
  'mails:failed': (context: OwnerContext, _none: object) => listFailedMails(context),
  // Whoever has opened the database has brought it up to date.
  migrate: async (_context: OwnerContext, _none: object): Promise<Told> => ({
    text: 'The tables are up to date.',
    data: {},
  }),
  'orders:cancel': cancelOrder,
  'orders:deliver': deliverOrder,
  'orders:list': listOrders,
  'orders:show': showOrder,
  'payments:check': checkPayments,
  'payments:list': listPayments,
  'payments:refund': refundPayment,
  'products:export': (context: OwnerContext, _none: object) => exportProducts(context),
  'products:import': importProducts,
  'reviews:list': listReviews,
  'reviews:publish': publishReview,
  'reviews:reject': rejectReview,
  'sessions:end': endSessions,
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
