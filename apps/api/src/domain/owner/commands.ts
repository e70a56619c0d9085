import {
  addCategories,
  listCategories,
  removeCategory,
  renameCategory,
} from '../catalog/edit-categories.ts';
import { exportProducts, importProducts } from '../catalog/import-products.ts';
import { removeProducts } from '../catalog/remove-products.ts';
import type { CommandResult } from '../command-result.ts';
import { answerContact } from '../content/answer-contact.ts';
import { exportBlogs, importBlogs } from '../content/import-blogs.ts';
import { listContacts } from '../content/list-contacts.ts';
import { removeBlogs } from '../content/remove-blogs.ts';
import { blockCustomer } from '../customers/block-customer.ts';
import { eraseCustomer } from '../customers/erase-customer.ts';
import { exportCustomer } from '../customers/export-customer.ts';
import { removeDemo } from '../customers/remove-demo.ts';
import { requireReset } from '../customers/require-reset.ts';
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

/** Commands queue mails; the server sends them. */
export type OwnerContext = Omit<PaymentContext, 'mailer'>;

/** The input comes from the command line, or as JSON from the CLI to a running server. */
type Command<Input> = (context: OwnerContext, input: Input) => Promise<CommandResult>;

/** The owner's commands: `orders:list` is `shop orders list`. */
export const commands = {
  'blogs:export': (context: OwnerContext, _none: object) => exportBlogs(context),
  'blogs:import': importBlogs,
  'blogs:remove': removeBlogs,
  'categories:add': addCategories,
  'categories:list': (context: OwnerContext, _none: object) => listCategories(context),
  'categories:remove': removeCategory,
  'categories:rename': renameCategory,
  'contacts:answer': answerContact,
  'contacts:list': listContacts,
  'customers:block': blockCustomer,
  'customers:erase': eraseCustomer,
  'customers:export': exportCustomer,
  'customers:remove-demo': (context: OwnerContext, _none: object) => removeDemo(context),
  'customers:reset-password': requireReset,
  'mails:failed': (context: OwnerContext, _none: object) => listFailedMails(context),
  // Opening the database has migrated it.
  migrate: async (_context: OwnerContext, _none: object): Promise<CommandResult> => ({
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
  'products:remove': removeProducts,
  'reviews:list': listReviews,
  'reviews:publish': publishReview,
  'reviews:reject': rejectReview,
  'sessions:end': endSessions,
} satisfies Record<string, Command<never>>;

export type CommandName = keyof typeof commands;
export type CommandInput<Name extends CommandName> = Parameters<(typeof commands)[Name]>[1];

export const isCommandName = (name: string): name is CommandName => Object.hasOwn(commands, name);

export function runCommand<Name extends CommandName>(
  context: OwnerContext,
  name: Name,
  input: CommandInput<Name>,
): Promise<CommandResult> {
  const run = commands[name] as Command<CommandInput<Name>>;
  return run(context, input);
}
